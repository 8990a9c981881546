/// What `nft --help` prints.
enum Usage {
  static let version = "0.1.0"

  static let text = """
    nft: a marketplace of NFTs with a pretend purchase, in a shell

      nft                         an interactive shell
      nft -c 'cart add 7; cart'   run commands; several -c and -f run in order
      nft FILE, nft -f FILE       run a script; nft reads standard input when it is no terminal
      nft check FILE… [--update]  run sessions and compare with the output they expect
      nft serve                   the API for apps, over the same store; see nft serve --help
      nft demo tour [--speed N] [--step]   play a session; also declined, or a file

      --store FILE      the store; else NFT_STORE, or fakenft/market.sqlite in the data folder
      --seed-data DIR   fill a new store from the files of a folder
      --api URL         work on a FakeNFT server, such as http://localhost:8080, not on a store
      --token-file FILE the server's token; else NFT_TOKEN. A file that is missing is asked for
      --json, --csv     answers for programs
      --color WHEN      auto, always or never
      -y, --yes         answer every question with yes
      --keep-going      go on after an error in a script
      --echo            show a script's commands before their answers
      --codes           show each message's code
      --version, --help

    Inside the shell, help lists the commands.
    Status: 0 done, 1 failed, 2 wrong words, 3 the store, the server, the output or the payment
    service failed, 130 interrupted.

    """

  static let serve = """
    nft serve: a local FakeNFT server for the apps that are built against one

      --port N          the port; else 8080
      --host ADDRESS    listen here as well as apps may reach it, such as 0.0.0.0; else this
                        machine alone
      --generation G    auto, g0, g1, g2, g3a or g3b, where a request's path names none
      --latency TIME    let every answer wait, such as 300ms
      --seed N          where the chance of bad weather begins
      --store FILE      the store; else the shell's
      --seed-data DIR   fill a new store from the files of a folder

    Each X-Practicum-Mobile-Token is a world of its own, and so is /w/NAME/api/v1/…; a request
    with neither works in the shell's world. The page at / shows what is going on.

    """
}
