/// The user agreement that apps open beside the pay button.
enum AgreementPage {
  static func html(_ language: Language) -> String {
    switch language {
    case .english:
      HTML.page(
        "User agreement", language: language,
        body: """
          <h1>User agreement</h1>
          <p>This marketplace is a pretend one. A purchase here moves no money, transfers no
          rights, and binds nobody to anything.</p>
          <h2>What is bought</h2>
          <p>A picture in a list on this machine. The list can be reset at any time, and often
          is.</p>
          <h2>What is paid</h2>
          <p>Nothing. The prices are numbers for adding up, the currencies are names.</p>
          <h2>What is kept</h2>
          <p>Whatever you do stays in a file of this server's owner, who may look into it.</p>
          """)
    case .russian:
      HTML.page(
        "Пользовательское соглашение", language: language,
        body: """
          <h1>Пользовательское соглашение</h1>
          <p>Этот магазин ненастоящий. Покупка здесь не списывает денег, не передаёт прав и никого
          ни к чему не обязывает.</p>
          <h2>Что покупается</h2>
          <p>Картинка в списке на этой машине. Список можно сбросить в любой момент, и так часто
          делают.</p>
          <h2>Чем платят</h2>
          <p>Ничем. Цены нужны, чтобы их складывать, валюты — только названия.</p>
          <h2>Что сохраняется</h2>
          <p>Всё, что вы делаете, остаётся в файле владельца сервера, и он может туда заглянуть.</p>
          """)
    }
  }
}
