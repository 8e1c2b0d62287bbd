import { countHan } from '../parse/script.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { PHRASAL_VERBS } from './data/synonyms.ts'
import { withDigits } from './numerals.ts'

const LEAD_IN =
  /^(?:it (?:is|was|are|were) (?:called |the fact that )?|they (?:are|were) (?:called )?|this is (?:called )?|because(?: of)? |that is |i think (?:that )?|答案是|它是|这是|是|因为|由于|被?称为|叫做|就是)+/
/** '(1) … (2) …', '1. …' on lines of their own. */
const POINT_NUMBER = /(?<![\p{L}\p{N}])[(（]\d{1,2}[)）]|(?<=^|\n)\s*(?:\d{1,2}\s*[.)、，,:：](?!\d)|[①-⑳])|[①-⑳]/gu
const ONLY_JOINS = /^(?:and|or|[和與与及跟或\s\p{P}])*$/iu
const ARTICLE = /\b(?:the|an?)\b /g

/** `text` as two answers are compared: one width, one case, simplified, numbers in digits, no articles and marks. */
export function normalForm(text: string): string {
  const plain = withoutPointNumbers(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\bco2\b/g, 'carbon dioxide')
  const simplified = countHan(plain) > 0 ? simplifiedShadow(plain) : plain
  const bare = withDigits(simplified.replace(/h2o\b/g, 'water'))
    .replace(/[^\p{L}\p{N}.'%]+|\.(?!\d)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const plainVerbs = PHRASAL_VERBS.reduce((words, [pattern, verb]) => words.replace(pattern, verb), bare)
  return plainVerbs.replace(LEAD_IN, '').replace(ARTICLE, '').trim() || bare
}

/** `text` without the numbers by which it counts its points; those that name statements ('①和③') stay, as figures. */
function withoutPointNumbers(text: string): string {
  const marks = [...text.matchAll(POINT_NUMBER)]
  const countsPoints =
    marks.length > 1 &&
    marks.every(({ index, 0: mark }, at) => {
      const said = text.slice(index + mark.length, marks[at + 1]?.index)
      return Number(/\d+/.exec(mark.normalize('NFKC'))?.[0]) === at + 1 && !ONLY_JOINS.test(said)
    })
  return countsPoints ? text.replace(POINT_NUMBER, ' ') : text.replace(/[①-⑳]/g, (mark) => ` ${mark} `)
}
