/// What `nft --help` prints.
enum Usage {
  static let version = "0.1.0"

  static let text = """
    nft: a marketplace of NFTs with a pretend purchase, in a shell

      nft                         an interactive shell
      nft -c 'cart add 7; cart'   run commands; several -c and -f run in order
      nft FILE, nft -f FILE       run a script; nft reads standard input when it is no terminal
      nft check FILE… [--update]  run sessions and compare with the output they expect
      nft demo tour [--speed N] [--step]   play a session; also declined, or a file

      --store FILE      the store; else NFT_STORE, or fakenft/market.sqlite in the data folder
      --seed-data DIR   fill a new store from the files of a folder
      --json, --csv     answers for programs
      --color WHEN      auto, always or never
      -y, --yes         answer every question with yes
      --keep-going      go on after an error in a script
      --echo            show a script's commands before their answers
      --codes           show each message's code
      --version, --help

    Inside the shell, help lists the commands.
    Status: 0 done, 1 failed, 2 wrong words, 3 the store, the output or the payment service
    failed, 130 interrupted.

    """
}
