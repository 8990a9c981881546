/// A sort as its words, since each screen has keys of its own.
struct KeptSort {
  let key: String
  let direction: String
}
