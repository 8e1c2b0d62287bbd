import type { MappedText } from './mapped-text.ts'

/** Stands for what a sentence cannot be read without: a formula, a code, a run without words. Notes alone use such sentences, where they tell the formula. */
export const OMISSION = '□'

/** A formula, on lines of its own or in a line; '$5 to $7' is none. */
export const FORMULA = /\$\$[^$]{0,1000}\$\$|\$(?=\S)[^$\n]{0,159}[^\s$]\$(?!\d)|\\\([^\n]{0,200}?\\\)/g

type Step =
  | { readonly drop: string; readonly pattern: RegExp }
  | { readonly unwrap: string; readonly pattern: RegExp }
  | { readonly put: string; readonly of: string; readonly pattern: RegExp }

/**
 * What is taken away before a text is read, in order. Each pattern is bounded, so that a text made of opening marks
 * only costs no more than one of words.
 */
const STEPS: readonly Step[] = [
  { put: '\n', of: 'line ends', pattern: /\r\n?|\u2028|\u2029|\f/g },
  { drop: 'invisible characters', pattern: /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g },
  { put: ' ', of: 'hard spaces', pattern: /[\u00a0\u2007\u202f]|&(?:nbsp|ensp|thinsp|#160|#819[45]);/g },
  { put: '\u3000', of: 'wide spaces', pattern: /&(?:emsp|#12288);/g },
  { drop: 'front matter', pattern: /^---\n[\s\S]{0,3000}?\n---\n/g },
  { put: '\n', of: 'code blocks', pattern: /```[\s\S]{0,5000}?```/g },
  {
    unwrap: 'titles of boxes',
    pattern:
      /^[ \t]{0,40}(?:!!!|\?\?\?)[+-]?[ \t]{1,4}[+-]?[ \t]{0,4}(?:\w{3,20}[ \t]{0,4}){0,3}(?:"([^"\n]{0,200})")?[ \t]{0,40}$/dgm,
  },
  { drop: 'footnote marks', pattern: /\[\^[\w-]{1,60}\]:?/g },
  { drop: 'fences of boxes', pattern: /^[ \t]{0,40}:{3,9}[ \t]{0,9}[^\n]{0,80}$/gm },
  { drop: 'comments', pattern: /<!--[\s\S]{0,4000}?-->|%%[^%\n]{0,500}%%/g },
  { put: ` ${OMISSION} `, of: 'formulas', pattern: FORMULA },
  { drop: 'images', pattern: /!(?:\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)|\[\[[^\]\n]{1,200}\]\])/g },
  {
    drop: 'lists of links',
    pattern: /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+\[[^\]\n]{1,200}\]\((?:#|https?:)[^()\s]{0,400}\)[ \t]*$/gm,
  },
  { unwrap: 'links', pattern: /\[([^\]\n]{1,200})\]\([^()\s]{0,400}\)/dg },
  {
    put: '|---|',
    of: 'rules of tables',
    pattern: /^[ \t]{0,40}\|?(?:[ \t]{0,40}:?-+:?[ \t]{0,40}\|){1,40}[ \t]{0,40}:?-*:?[ \t]{0,40}$/gm,
  },
  { drop: 'kinds of callouts', pattern: /(?<=^[ \t>]{0,20})\[![\w-]{2,20}\][+-]?[ \t]?/gm },
  { put: OMISSION, of: 'runs without words', pattern: /[^\s\p{Script=Han}，。、；：？！]{81,}/gu },
  { unwrap: 'wiki links', pattern: /\[\[(?:[^\]|\n]{1,100}\|)?([^\]|\n]{1,100})\]\]/dg },
  { unwrap: 'gaps to be asked for', pattern: /\{\{(?:cloze |c\d+::)([^{}\n:]{1,120})(?:::[^{}\n]{0,80})?\}\}/dg },
  { unwrap: 'highlights', pattern: /==([^=\n]{1,60})==/dg },
  { drop: 'citation numbers', pattern: /\[\d{1,3}(?:[,–-]\s?\d{1,3}){0,9}\]/g },
  { drop: 'clock times and stage directions', pattern: /\[\d{1,2}:\d\d(?::\d\d)?\]|\[[A-Z][A-Z ]{1,30}\]/g },
  {
    drop: 'pointers to figures and sections',
    pattern: /[ \t]?\((?:see )?(?:Fig(?:ure)?s?|Tables?|Chapter|Section|Sec|Appendix)\.?\s?[\d.\-–a-z, ]{0,20}\)/gi,
  },
  { drop: 'properties of outlines', pattern: /^[ \t]+[\w-]{2,40}:: [^\n]{0,200}\n/gm },
  {
    // What follows is another paragraph: the answer of a question that is tagged as a card.
    put: '\n',
    of: 'tags at the end of a line',
    pattern: /(?<=[^\s#])(?:(?:[ \t]{1,5}|(?<=[?？]))#\p{L}[\p{L}\p{N}_/-]{0,40}){1,6}(?=[ \t]{0,5}$)/gmu,
  },
  { drop: 'empty brackets', pattern: /[ \t]?\([\s,;]{0,5}\)|（\s{0,5}）/g },
  { drop: 'spoken fillers', pattern: /,? (?:you know|I mean|um+|uh+|er+),(?= )/g },
]

/** Marks inside a line that are dropped once its layout has been read; what they held stays. */
const INLINE_MARKS: readonly RegExp[] = [
  /<(?:b|strong|mark|u|em|i|span|font)(?: [^<>\n]{0,200})?>([^<\n]{1,200})<\/(?:b|strong|mark|u|em|i|span|font)>/dgi,
  /\*\*([^*\n]{1,240})\*\*|__([^_\n]{1,240})__/dg,
  /(?<![\w*])\*(?![\s*])([^*\n]{1,120}?)\*(?![\w*])|(?<![\w_])_(?![\s_])([^_\n]{1,120}?)_(?![\w_])/dg,
  /`([^`\n]{1,120})`/dg,
]
const TAG = /<\/?[a-zA-Z][^<>\n]{0,300}>/g
const BOLD = /\*\*([^*\n]{2,60})\*\*|__([^_\n]{2,60})__|<(?:b|strong|mark|u)>([^<\n]{2,60})<\//gi

/** `source` without code, comments, links' targets, citations and the like; headings, lists and bold still marked. */
export function dropMarkup(source: MappedText): MappedText {
  return STEPS.reduce((text, step) => {
    if ('unwrap' in step) return text.unwrap(step.pattern)
    return text.replace(step.pattern, 'put' in step ? step.put : '')
  }, source)
}

/** The words a line prints bold or underlined, without their marks. */
export function markedSpans(line: string): string[] {
  return [...line.matchAll(BOLD)]
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? '').trim())
    .filter((span) => span.length >= 2 && !/[。；;？?！!]/.test(span))
}

/** A line without the marks of bold, italics, code and the tags that are left. */
export function dropInlineMarks(line: MappedText): MappedText {
  return INLINE_MARKS.reduce((text, pattern) => text.unwrap(pattern), line).replace(TAG, ' ')
}
