/** A quotation as lectures show it: “…” (page 3), 「……」（第 3 頁）. */
const QUOTED = /^\s*[“「『"](.+)[”」』"]\s*[(（][^()（）]{1,40}[)）]\s*$/s

/** The words of a quotation without its marks and the page that it names; other text as it is. */
export const quotedWords = (text: string): string => QUOTED.exec(text)?.[1] ?? text
