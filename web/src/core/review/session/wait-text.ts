import type { Wait } from '@lectern/contract/review/shapes'
import { spaceFigures } from '@lectern/domain/dates'
import { LANGUAGE_TAGS } from '@lectern/texts/languages'
import { currentLanguage, say } from '../../../lib/language.ts'

const DAYS_A_MONTH = 30.44
const DAYS_A_YEAR = 365.25
/** From where on an interval is told in the next unit. */
const MONTHS_FROM_DAYS = 31
const YEARS_FROM_DAYS = 365

/** '10 min', '3 days', '2.5 mths', '1.2 yrs': how long until a card comes back, as short as it can be said. */
export function waitText({ unit, count }: Wait): string {
  if (unit === 'never') return say('review.comesBackNever')
  if (unit === 'minutes') return inUnit('minute', count)
  if (count < MONTHS_FROM_DAYS) return inUnit('day', count)
  if (count < YEARS_FROM_DAYS) return inUnit('month', count / DAYS_A_MONTH)
  return inUnit('year', count / DAYS_A_YEAR)
}

const inUnit = (unit: string, value: number): string =>
  spaceFigures(
    new Intl.NumberFormat(LANGUAGE_TAGS[currentLanguage()], {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }).format(value),
  )
