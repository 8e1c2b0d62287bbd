/** An installation cannot be moved as things stand; nothing was. Its message is one line for the operator. */
export class CannotMoveError extends Error {
  override readonly name = 'CannotMoveError'
}
