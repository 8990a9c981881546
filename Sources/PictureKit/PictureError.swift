internal import CPNG

/// Why a picture was not written or read.
package enum PictureError: Error, Equatable {
  /// The bytes are no PNG, or a broken one, or larger than allowed.
  case refused
  /// The system has no memory left for it.
  case outOfMemory

  /// Nil for the status of work that was done.
  init?(status: Int32) {
    switch UInt32(bitPattern: status) {
    case cpng_done.rawValue: return nil
    case cpng_no_memory.rawValue: self = .outOfMemory
    default: self = .refused
    }
  }
}
