import { NO_READABLE_TEXT } from '@lectern/domain/content'

/** Whether what was read from a document says that it holds no text. */
export const isTextless = (text: string): boolean => text.trim() === NO_READABLE_TEXT

/** Whether nothing stands in a box that could be lost: nothing at all, or that a document holds no text. */
export const isEmptyBox = (text: string): boolean => text.trim() === '' || isTextless(text)

/** The text of a document below what stands in a box. */
export const joinTexts = (before: string, text: string): string =>
  isEmptyBox(before) ? text : `${before.trimEnd()}\n\n${text}`
