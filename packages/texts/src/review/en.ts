/** Remembering: reviews of what was learned, when it is due. */
export default {
  nothingToUndo: 'There is nothing left to undo today.',
  unknownTimeZone: 'This time zone is not known.',
} as const
