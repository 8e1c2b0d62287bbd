const ENDS_WITH_QUESTION_MARK = /[?？]\s*$/

/** 'Delete “Cells”?'. A title that is a question itself brings its question mark along. */
export const deleteQuestion = (title: string): string =>
  ENDS_WITH_QUESTION_MARK.test(title) ? `Delete “${title.trim()}”` : `Delete “${title.trim()}”?`
