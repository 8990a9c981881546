internal import Market
internal import ShellKit

/// The form that asks for each field of the profile, the old value on the line already.
extension MarketSession {
  func askForProfile(_ shell: Shell) throws(Failure) {
    let old = try worded { () throws(PortError) in try ports.profile.profile() }
    var draft = old
    var edits: [ProfileEdit] = []
    for field in ProfileField.allCases {
      guard let edit = try ask(for: field, &draft, shell) else { return leave(shell) }
      edits.append(edit)
    }
    guard draft != old else {
      shell.show(.sentence("Nothing was changed.", json: ["saved": false]))
      return
    }
    guard try shell.confirm("Save?") else { return leave(shell) }
    let edited = try worded { () throws(ProfileError) in try EditProfile(ports)(edits) }
    shell.show(ProfileScreen.saved(edited))
  }

  /// Asks until the answer can be taken; nil when the person leaves the form.
  private func ask(
    for field: ProfileField, _ draft: inout Profile, _ shell: Shell
  ) throws(Failure) -> ProfileEdit? {
    while true {
      let value = draft[field]
      guard let answer = try shell.ask("\(field.rawValue):", initial: value) else {
        if shell.isInteractive { return nil }
        throw Failure(
          "answer.missing", "There was no answer for the \(field.rawValue): nothing was changed.")
      }
      let edit = field.edit(to: answer)
      do throws(Failure) {
        try worded { () throws(ProfileError) in try draft.apply(edit) }
        return edit
      } catch {
        guard shell.asksAgain else { throw error }
        shell.report(error)
      }
    }
  }

  private func leave(_ shell: Shell) {
    shell.show(.sentence("The form was left: nothing was changed.", json: ["saved": false]))
  }
}
