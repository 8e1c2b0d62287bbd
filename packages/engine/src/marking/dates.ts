import type { BriefAnswer, Verdict } from './brief.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DATES = [
  /^(?:(?<year>\d{3,4})年)?(?<month>\d\d?)月(?:(?<day>\d\d?)[日号])?$/,
  new RegExp(`^(?:(?<day>\\d\\d?)(?:st|nd|rd|th)? )?${MONTH}(?: (?<year>\\d{3,4}))?$`),
  new RegExp(`^${MONTH} (?<day>\\d\\d?)(?:st|nd|rd|th)?(?: (?<year>\\d{3,4}))?$`),
]

/** '3 August 1914' for '28 July 1914'; null where either is no date with a month: a year alone is a number. */
export function markDate({ answer, reference }: BriefAnswer): Verdict | null {
  const [wanted, given] = [readDate(reference), readDate(answer)]
  if (!wanted || !given) return null
  if (wanted.some((part, index) => part && given[index] && part !== given[index])) return 'incorrect'
  return wanted.every((part, index) => part === given[index]) ? 'correct' : 'check-yourself'
}

function readDate(text: string): number[] | null {
  const plain = text.replace(/\b(?:on|in|of) |(?<=[年月]) | (?=[年月日号])|^在/g, '')
  const { year = 0, month = 0, day = 0 } = DATES.map((date) => date.exec(plain)?.groups).find(Boolean) ?? {}
  return month ? [year, Number(month) || MONTHS.indexOf(String(month).slice(0, 3)) + 1, day].map(Number) : null
}
