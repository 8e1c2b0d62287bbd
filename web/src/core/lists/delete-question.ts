import { say } from '../../lib/language.ts'

const ENDS_WITH_QUESTION_MARK = /[?？]\s*$/

/** 'Delete “Cells”?'. A title that is a question itself brings its question mark along. */
export const deleteQuestion = (title: string): string =>
  say(ENDS_WITH_QUESTION_MARK.test(title) ? 'ui.deleteQuestionAsked' : 'ui.deleteQuestion', { title: title.trim() })
