import { message } from '@lectern/texts/message'
import type { PatternRules } from './pattern.ts'

const DAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december'
const NAMES =
  'english|chinese|british|american|japanese|korean|european|asian|hong kong|china|japan|america|england|london|cantonese|mandarin|french|german|spanish|christmas|facebook|instagram|youtube|google'
const SHORT_FORMS: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  im: "I'm",
  ive: "I've",
  theyre: "they're",
  youre: "you're",
  thats: "that's",
  theres: "there's",
  lets: '',
}
const capitalise = (text: string): string => text.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())

/** Capitals, punctuation, apostrophes and doubled words. */
export const MARK_RULES: PatternRules = {
  'small I': {
    kind: 'capitals',
    pattern: /(?<![\p{L}\p{N}.@/'’-])i(?=\s+[a-z]|['’](?:m|ve|ll|d)\b)(?!\s*\.)/gu,
    replace: 'I',
    remark: message('mistakes.capitalI'),
  },
  'small first letter': {
    kind: 'capitals',
    pattern:
      /(?<=^\s*|(?:[.!?:]|\n)\s*\n\s*|[a-z]{2}(?<!\b(?:al|etc|eg|ie|vs|cf|no|vol|pp|ca|approx))[.!?]["”]?\s+)[a-z](?=[a-z]*[\s,'’])/g,
    replace: ([letter]) => letter.toUpperCase(),
    remark: message('mistakes.capitalFirst'),
    confidence: 0.8,
  },
  'small name': {
    kind: 'capitals',
    pattern: new RegExp(String.raw`\b(?:${DAYS}|${NAMES})\b(?![.@/]\w)`, 'g'),
    replace: ([word]) => capitalise(word),
    remark: message('mistakes.capitalName'),
  },
  'missing apostrophe': {
    kind: 'apostrophe',
    pattern: new RegExp(
      String.raw`\b(?:${Object.keys(SHORT_FORMS)
        .filter((form) => SHORT_FORMS[form])
        .join('|')})\b`,
      'gi',
    ),
    replace: ([word]) =>
      /^(?:Im|IM|IVE|Cant|Wont)$/.test(word) && word === word.toUpperCase()
        ? null
        : (SHORT_FORMS[word.toLowerCase()] ?? null),
    remark: message('mistakes.apostropheMissing'),
  },
  'doubled word': {
    kind: 'repetition',
    pattern: /(?<![\p{L}\d-])([A-Za-z]+) \1(?![\p{L}\d-])/giu,
    replace: ([, word = '']) =>
      /^(?:that|had|very|really|bye|ha|no|so|far|blah|long|many|more)$/i.test(word) ? null : word,
    remark: message('mistakes.wordTwice'),
  },
  'space before a mark': {
    kind: 'punctuation',
    pattern: /(?<=[A-Za-z]) +(?=[,;:!?](?:\s|$)|\.(?:\s+[A-Z]|\s*$))/g,
    replace: '',
    remark: message('mistakes.noSpaceBefore'),
  },
  'no space after a mark': {
    kind: 'punctuation',
    pattern: /(?<=[a-z])([,;])(?=[A-Za-z])/g,
    replace: '$1 ',
    remark: message('mistakes.spaceAfter'),
  },
  'no space after a full stop': {
    kind: 'punctuation',
    pattern: /(?<=[a-z]{3})([.!?])(?=[A-Z][a-z]+ [a-z])/g,
    replace: '$1 ',
    remark: message('mistakes.spaceAfter'),
  },
  'doubled mark': {
    kind: 'punctuation',
    pattern: /([,;:])\s*[,;:]+|(?<=[a-z])\.\.(?!\.)/g,
    replace: ([text, mark]) => mark ?? text.charAt(0),
    remark: message('mistakes.oneMark'),
  },
  'comma between sentences': {
    kind: 'punctuation',
    pattern:
      /(?<=[a-z]{2}), (however|therefore|moreover|furthermore|nevertheless|consequently) (?=(?:it|they|we|he|she|this|there|the|I|you|people|some|many)\b)/g,
    replace: '; $1, ',
    remark: message('mistakes.semicolon'),
    confidence: 0.6,
  },
  'no comma after a linker': {
    kind: 'punctuation',
    pattern:
      /(?<=^|[.!?]\s+|\n)(?:(However|As a result|For example|In contrast) (?=(?:it|they|we|he|she|this|there|the|I|you|people|some|many|students|if|when|these|my|our)\b)|(Moreover|Furthermore|Nevertheless|In conclusion|On the other hand|Firstly|Secondly|Thirdly|To conclude|First of all) (?=[a-z]))/g,
    replace: '$1$2, ',
    remark: message('mistakes.commaAfterLink'),
    confidence: 0.65,
  },
}
