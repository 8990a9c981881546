import Testing

@testable import ShellKit

@Suite("A screen as CSV")
struct ScreenCSVTests {
  private func csv(_ json: JSON) -> String { Screen([], json: json).csv }

  @Test("has a row for each item under a row of its keys")
  func items() {
    let json: JSON = [
      "total": 2, "items": [["id": "7", "price": "0.25"], ["id": "8", "price": "1"]],
    ]
    #expect(csv(json) == "id,price\n7,0.25\n8,1\n")
  }

  @Test("has the document as one row where it has no items")
  func document() {
    #expect(csv(["id": "7", "count": 3, "liked": true]) == "id,count,liked\n7,3,true\n")
    #expect(csv(["items": "none"]) == "items\nnone\n")
  }

  @Test("has the columns that were named, also where there are no items")
  func columns() {
    func csv(_ json: JSON) -> String { Screen([], json: json, columns: ["id", "paidIn.id"]).csv }
    #expect(csv(["items": [], "count": 0]) == "id,paidIn.id\n")
    let items: JSON = [["id": "7", "paidIn": nil], ["paidIn": ["id": "0"]]]
    #expect(csv(["items": items]) == "id,paidIn.id\n7,\n,0\n")
    #expect(csv(["id": "7", "count": 3]) == "id,count\n7,3\n")
  }

  @Test("has nothing for no items of no known columns, and the JSON of what is no object")
  func others() {
    #expect(csv(["items": []]).isEmpty)
    #expect(csv("a") == "\"\"\"a\"\"\"\n")
    #expect(csv(nil) == "null\n")
  }

  @Test("has the first item's keys in order, and blanks for what others lack")
  func keys() {
    let json: JSON = ["items": [["b": 1, "a": 2], ["a": 3, "c": 4], ["b": nil]]]
    #expect(csv(json) == "b,a\n1,2\n,3\n,\n")
  }

  @Test("has lists in one cell, objects in columns of their own, and by identifier in a list")
  func nested() {
    let json: JSON = ["items": [["links": ["a", "b", 3], "owner": ["id": "1"], "none": []]]]
    #expect(csv(json) == "links,owner.id,none\na b 3,1,\n")
    let order: JSON = [
      "id": "7", "paidIn": ["ticker": "ETH", "logo": ["url": "x"]],
      "nfts": [["id": "a", "name": "A"], ["id": "b", "name": "B"]],
    ]
    #expect(csv(order) == "id,paidIn.ticker,paidIn.logo.url,nfts\n7,ETH,x,a b\n")
    let unnamed: JSON = ["list": [["name": "A"], [1, 2], nil]]
    #expect(csv(unnamed) == "list\n\"{\"\"name\"\":\"\"A\"\"} [1,2] null\"\n")
  }

  @Test("guards texts against being taken for formulas, but not numbers")
  func guarded() {
    #expect(csv(["text": "=1+1", "number": -5]) == "text,number\n'=1+1,-5\n")
    #expect(csv(["text": "a,\"b\"\nc"]) == "text\n\"a,\"\"b\"\"\nc\"\n")
  }
}
