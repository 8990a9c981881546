import Glibc
import ShellKit

/// Reads lines and tells what each came to, for the tests of the editor.
let arguments = CommandLine.arguments.dropFirst()
let words = [
  "cart", "catalog", "collection", "currencies", "favorites", "like", "привет", "приз",
]

func say(_ text: String) {
  print(text)
  fflush(nil)
}

/// Appends numbered entries to a history file, as one of several shells.
func appendToHistory(_ words: [String]) throws {
  guard words.count == 4, let limit = Int(words[1]), let count = Int(words[3]) else { exit(2) }
  let file = HistoryFile(path: words[0], limit: limit)
  for number in 0..<count { try file.append("\(words[2]) \(number)") }
}

if arguments.first == "append" {
  try appendToHistory(Array(arguments.dropFirst()))
  exit(0)
}

Interrupts.watch()
guard let editor = LineEditor(program: "editorprobe") else {
  say("NO TERMINAL")
  exit(2)
}
if arguments.contains("hints") {
  editor.hint = { $0 == "cart" ? " [add|remove]" : nil }
}
editor.completer = { line, cursor in
  let word = line.prefix(cursor).split(separator: " ", omittingEmptySubsequences: false).last ?? ""
  let all = words + (word.hasPrefix("m") ? (1...2000).map { "many\($0)" } : [])
  let fitting = all.filter { $0.hasPrefix(word) }
  return Completion(replacing: word.count, candidates: fitting.map { Candidate(text: $0) })
}
let prompt =
  arguments.contains("colour")
  ? Prompt([.init("nft", style: "1;35"), .init(" 2", style: "33"), .init("> ")])
  : Prompt("nft> ")
if arguments.contains("news") {
  editor.announcements = News.announcements
  News.begin()
}
let initial = arguments.contains("initial") ? "old value" : ""
let keepsHistory = !arguments.contains("question")
while true {
  switch editor.readLine(prompt: prompt, initial: initial, keepsHistory: keepsHistory) {
  case .line(let line):
    editor.remember(line)
    say("LINE<\(line)>")
    if arguments.contains("slow"), line == "first" {
      say("WORKING")
      while !Interrupts.isPending { usleep(1000) }
    }
  case .interrupted:
    say("INT")
  case .endOfInput:
    say("EOF")
    exit(0)
  }
}
