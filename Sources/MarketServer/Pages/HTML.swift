/// Text as HTML, with nothing in it that a browser would take for markup.
enum HTML {
  static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// A whole page; `body` is markup already.
  static func page(_ title: String, language: Language, body: String) -> String {
    """
    <!doctype html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(title))</title>
    <style>\(style)</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fbfaf7; --soft: #66656d;
      --line: #dedbd3; --accent: #7a3cff }
    @media (prefers-color-scheme: dark) { :root { --ink: #ece9f1; --paper: #17161b;
      --soft: #a09da9; --line: #35323d; --accent: #b79bff } }
    * { box-sizing: border-box }
    body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--paper);
      color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
    h1 { font-size: 1.9rem; margin: 0 0 .25rem; letter-spacing: -.02em }
    h2 { font-size: 1.1rem; margin: 2.25rem 0 .5rem }
    p { margin: .5rem 0; max-width: 44rem } .soft { color: var(--soft) }
    a { color: var(--accent) }
    code, pre, td.code { font: .875rem/1.5 ui-monospace, monospace }
    pre { background: color-mix(in srgb, var(--ink) 6%, transparent); padding: .75rem 1rem;
      border-radius: .5rem; overflow-x: auto }
    table { border-collapse: collapse; width: 100% }
    th, td { text-align: left; padding: .35rem .75rem .35rem 0; vertical-align: top;
      border-bottom: 1px solid var(--line) }
    th { font-weight: 600; color: var(--soft); font-size: .85rem }
    td.number { font-variant-numeric: tabular-nums; text-align: right }
    button { font: inherit; font-size: .85rem; padding: .15rem .7rem; border-radius: .4rem;
      border: 1px solid var(--line); background: none; color: inherit; cursor: pointer }
    button:hover { border-color: var(--accent); color: var(--accent) }
    img.portrait { width: 10rem; height: 10rem; border-radius: 1rem; object-fit: cover }
    .grid { display: flex; flex-wrap: wrap; gap: 1rem } .grid figure { margin: 0; width: 8rem }
    .grid img { width: 8rem; height: 8rem; border-radius: .75rem }
    figcaption { font-size: .85rem; color: var(--soft) }
    """
}
