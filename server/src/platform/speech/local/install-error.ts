/** An installation that cannot go on; the message is one line for the operator. */
export class SpeechInstallError extends Error {
  override readonly name = 'SpeechInstallError'
}
