import Testing

@Suite(
  "A full disk under a server", .enabled(if: SmallDisk.isPossible, "needs a tmpfs by unshare -rm"))
struct FullServerTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("is answered by 507, changes nothing, and is forgotten when there is room")
  func full() throws {
    let outcome = try SmallDisk.run(
      """
      "$NFT" serve --port 0 > serve.out & server=$!
      until grep -q 'ends it' serve.out; do sleep 0.02; done
      order=$(grep -o 'http://localhost:[0-9]*' serve.out | head -n 1)/g1/api/v1/orders/1
      curl -s -X PUT -d nfts=7 "$order"; echo
      cat /dev/zero > disk/filler 2> /dev/null
      curl -s -o answer -w '%{http_code}\\n' -X PUT -d nfts=8,9 "$order"
      curl -s "$order"; echo
      rm disk/filler; curl -s -X PUT -d nfts=8,9 "$order"; echo
      kill $server; wait $server
      """, size: "4m", in: sandbox)
    #expect(
      outcome.lines == [
        #"{"nfts":["7"],"id":"1"}"#, "507", #"{"nfts":["7"],"id":"1"}"#,
        #"{"nfts":["8","9"],"id":"1"}"#,
      ])
  }
}
