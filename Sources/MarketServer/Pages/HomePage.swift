internal import MarketAPI

/// The page at `/`: worlds, recent requests, the weather, and how to connect.
enum HomePage {
  static func html(_ addresses: APIAddresses) -> String {
    let base = HTML.escaped(addresses.base)
    return HTML.page(
      "FakeNFT", language: .english,
      body: """
        <h1>FakeNFT</h1>
        <p class="soft">A marketplace of NFTs with a pretend purchase, for the apps that are built
        against it.</p>

        <h2>Connect an app</h2>
        <p>Change its host to <code>\(base)</code>. An Android emulator reaches this machine as
        <code>10.0.2.2</code>. Each value of <code>\(APIHeader.token)</code> is a world of its
        own.</p>
        <pre>curl -H '\(APIHeader.token): my-phone' \(base)/api/v1/collections</pre>
        <p><a href="/openapi.json">The API as an OpenAPI document</a> ·
        <a href="/_/">for tests and scripts</a> · <a href="/agreement">the agreement</a></p>

        <h2>Weather</h2>
        <p id="weather" class="soft">…</p>

        <h2>Worlds</h2>
        <table id="worlds"><thead><tr><th>World</th><th>Cart</th><th>Liked</th><th>Owned</th>
        <th>Orders</th><th></th></tr></thead><tbody></tbody></table>

        <h2>Recent requests</h2>
        <table id="requests"><thead><tr><th>#</th><th>Request</th><th>Status</th><th>World</th>
        <th>In the shell</th></tr></thead><tbody></tbody></table>
        <p id="trouble" class="soft"></p>
        <script src="/app.js"></script>
        """)
  }

  /// Data goes into the page as text, never as markup.
  static let script = """
    'use strict';
    const read = async path => {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error((await answer.json()).detail);
      return answer.json();
    };
    const row = cells => {
      const line = document.createElement('tr');
      for (const [value, kind] of cells) {
        const cell = line.insertCell();
        if (kind) cell.className = kind;
        if (value instanceof Node) cell.append(value); else cell.textContent = value ?? '';
      }
      return line;
    };
    const fill = (name, rows) =>
      document.querySelector(`#${name} tbody`).replaceChildren(...rows);
    const reset = world => {
      const button = document.createElement('button');
      button.textContent = 'Reset';
      button.onclick = async () => {
        if (!confirm(`Take ${world} back to its beginning?`)) return;
        await fetch(`/w/${encodeURIComponent(world)}/_/reset`, { method: 'POST' });
        update();
      };
      return button;
    };
    const update = async () => {
      const trouble = document.querySelector('#trouble');
      try {
        const [worlds, requests, weather] = await Promise.all(
          [read('/_/worlds'), read('/_/requests?limit=25'), read('/_/weather')]);
        fill('worlds', worlds.map(w => row([[w.name], [w.cart, 'number'],
          [w.favorites, 'number'], [w.owned, 'number'], [w.orders, 'number'], [reset(w.id)]])));
        fill('requests', requests.map(r => row([[r.number, 'number'],
          [`${r.method} ${r.target}`, 'code'], [r.status || 'none', 'number'], [r.world],
          [r.command, 'code']])));
        document.querySelector('#weather').textContent =
          weather.weather.join(', ') || 'Normal: every request is answered.';
        trouble.textContent = '';
      } catch (error) { trouble.textContent = error.message; }
    };
    update();
    setInterval(update, 2000);
    """
}
