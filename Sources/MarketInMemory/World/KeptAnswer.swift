/// An answer, and the request that it was given to.
struct KeptAnswer {
  let key: String
  let fingerprint: String
  let answer: String
}
