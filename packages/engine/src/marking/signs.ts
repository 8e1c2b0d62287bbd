import { withDigits } from './numerals.ts'

const ARROW = /[-=−]+>|<[-=−]+(?!\s*\d)/g
const BULLET = /(?<=^|\n)\s*[-–−•*] (?=\S)/g
const SINGLE = String.raw`(?:[\d)]|(?<!\p{L})\p{L}(?!\p{L}))`
/** A sign beside a figure or a single letter; a hyphen where it cannot be that of a range or of a word. */
const SIGN = new RegExp(
  [
    String.raw`(?<=${SINGLE}\s?)(?:[<>]=|[+=<>≤≥≠±^/×÷])`,
    String.raw`(?:[<>]=|[+=<>≤≥≠±^/×÷])(?=\s?[-(]?${SINGLE})`,
    String.raw`(?<![\p{L}\p{N})]\s?)-(?=\s?(?:\d|\p{L}(?!\p{L})))`,
    String.raw`(?<=(?<!\p{L})\p{L}\s?|\)\s?)-(?=\s?(?:\d|\p{L}(?!\p{L})))`,
    String.raw`(?<=\d\s?)-(?=\s?\p{L}(?!\p{L}))`,
    String.raw`(?<=(?<!\p{L})\p{L}{1,2}\d{0,2}|\d)[+-](?![\p{L}\p{N}\s])`,
    String.raw`(?<=(?<!\p{L})\p{L}{1,2}\d{0,2}|\d)[+-](?=\s|$)(?!\s?[\p{L}\p{N}])`,
  ].join('|'),
  'gu',
)

/** The signs of `written` that its normal form loses, in their order: '-3' has one that '3' has not. */
function signsOf(written: string): string[] {
  const plain = written
    .replace(/(?<=\d)(?=[⁰¹²³⁴-⁹])/g, '^')
    .normalize('NFKC')
    .toLowerCase()
    .replace(BULLET, ' ')
  const digits = withDigits(plain)
    .replace(/\b(?:minus|negative) (?=\d)|负(?=\d)/g, '-')
    .replace(/[−–]/g, '-')
  return (digits.replace(ARROW, ' ').match(SIGN) ?? []).map((sign) => sign.replace('<=', '≤').replace('>=', '≥'))
}

const isRelation = (sign: string): boolean => /[=<>≤≥≠]/.test(sign)

/** Whether the signs of two texts differ; what a value is of ('x = 3' for '3') need not be said. */
export function differInSigns(answer: string, reference: string): boolean {
  const wanted = signsOf(reference)
  const given = signsOf(answer)
  const own = wanted.some(isRelation) ? given : given.slice(given.lastIndexOf('=') + 1)
  return own.join(' ') !== wanted.join(' ')
}
