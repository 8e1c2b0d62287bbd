import { tidyText } from './tidy-text.ts'

const CJK = String.raw`[\p{Script=Han}\u3000-\u303f\uff00-\uffef]`
/** Tesseract sets a space between words, and takes each character of Chinese, and each mark, for one. */
const SPACE_WITHIN_CHINESE = new RegExp(`(?<=${CJK})[ \\t]+(?=${CJK})`, 'gu')
/** Chinese marks carry their own space. */
const SPACE_BESIDE_MARK = /[ \t]+(?=[，。、；：？！」』）》])|(?<=[，。、；：？！「『（《])[ \t]+/g

/** What tesseract read, as one would type it. */
export const tidyRecognised = (text: string): string =>
  tidyText(text.replace(SPACE_WITHIN_CHINESE, '').replace(SPACE_BESIDE_MARK, ''))
