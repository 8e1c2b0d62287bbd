import { tidyText } from '../tidy-text.ts'

const HAN = String.raw`\p{Script=Han}`
const CJK = String.raw`[${HAN}\u3000-\u303f\uff00-\uffef]`
/** Tesseract sets a space between words, and takes each character of Chinese, and each mark, for one. */
const SPACE_WITHIN_CHINESE = new RegExp(`(?<=${CJK})[ \\t]+(?=${CJK})`, 'gu')
/** It also writes Latin marks for Chinese ones, which look alike but for their width. */
const MARK_AFTER_CHINESE = new RegExp(`(?<=${CJK})[ \\t]*([,;:?!])(?![\\w.])`, 'gu')
const OPENING_WITHIN_CHINESE = new RegExp(`(?<=${CJK})[ \\t]*\\([ \\t]*(?=${HAN})`, 'gu')
const CLOSING_AFTER_CHINESE = new RegExp(`(?<=${CJK})[ \\t]*\\)`, 'gu')
/** Chinese marks carry their own space. */
const SPACE_BESIDE_MARK = /[ \t]+(?=[，。、；：？！」』）》])|(?<=[，。、；：？！「『（《])[ \t]+/g

const CHINESE_MARKS: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' }

/** What tesseract read, as one would type it. */
export const tidyRecognised = (text: string): string =>
  tidyText(
    text
      .replace(SPACE_WITHIN_CHINESE, '')
      .replace(MARK_AFTER_CHINESE, (_, mark: string) => CHINESE_MARKS[mark] ?? mark)
      .replace(OPENING_WITHIN_CHINESE, '（')
      .replace(CLOSING_AFTER_CHINESE, '）')
      .replace(SPACE_BESIDE_MARK, '')
      // Between the marks that have just become Chinese.
      .replace(SPACE_WITHIN_CHINESE, ''),
  )
