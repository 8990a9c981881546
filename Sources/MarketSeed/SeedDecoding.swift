internal import Market
internal import MarketAPI

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Turns the bytes of an entry into a value of the domain, or names what is wrong with them.
struct SeedDecoding {
  private let decoder = JSONDecoder()

  /// The payload of an entry; of a whole file where `entry` is nil.
  func payload<Payload: Decodable>(
    _ bytes: ArraySlice<UInt8>, _ file: SeedFile, _ entry: Int?
  ) throws(SeedError) -> Payload {
    do {
      return try decoder.decode(Payload.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw .fault(SeedFault(file, entry: entry, error))
    } catch {
      throw .fault(SeedFault(file, entry: entry, "is no valid JSON"))
    }
  }

  /// What a payload stands for, with its checks.
  static func checked<Value>(
    _ file: SeedFile, _ entry: Int?, _ make: () throws(PayloadError) -> Value
  ) throws(SeedError) -> Value {
    do throws(PayloadError) {
      return try make()
    } catch {
      throw .fault(SeedFault(file, entry: entry, field: error.field, error.problem))
    }
  }
}
