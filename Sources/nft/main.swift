internal import Glibc
internal import ShellKit

exit(Composition(environment: SystemValues.environment).run().rawValue)
