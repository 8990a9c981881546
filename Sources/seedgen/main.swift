internal import Glibc

exit(Generation.run(Array(CommandLine.arguments.dropFirst())))
