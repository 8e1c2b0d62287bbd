import { DOUBLING_VERBS, IRREGULAR_PLURALS, IRREGULAR_VERBS } from './data/irregular-verbs.ts'

const PAST = new Map(IRREGULAR_VERBS.map(([base, past]) => [base, past]))
const PARTICIPLE = new Map(IRREGULAR_VERBS.map(([base, , participle]) => [base, participle]))
const BASE_OF_PAST = new Map(
  IRREGULAR_VERBS.filter(([base, past]) => base !== past && past !== 'lay').map(([base, past]) => [past, base]),
)
const BASE_OF_PARTICIPLE = new Map(
  IRREGULAR_VERBS.filter(([base, , participle]) => base !== participle).map(([base, , participle]) => [
    participle,
    base,
  ]),
)
const SINGULAR = new Map([...IRREGULAR_PLURALS].map(([singular, plural]) => [plural, singular]))

/** The base form of an irregular past tense ('went' → 'go'), or undefined. */
export const baseOfPast = (word: string): string | undefined => BASE_OF_PAST.get(word)

/** The base form of an irregular past participle ('gone' → 'go'), or undefined. */
export const baseOfParticiple = (word: string): string | undefined => BASE_OF_PARTICIPLE.get(word)

const REGULARISED = new Map(
  IRREGULAR_VERBS.filter(
    ([base]) =>
      !/^(?:lie|lay|light|hang|leave|ring|wake|shine|speed|show|weep|bear|find|wind|sing|put|flee)$/.test(base),
  ).map(([base, past, participle]) => [regularPast(base), { past, participle }] as const),
)

/** What 'teached' and the like, regular forms of irregular verbs, should be. */
export const irregularOf = (word: string): { past: string; participle: string } | undefined => REGULARISED.get(word)

/** Whether the past tense and the participle of an irregular verb differ ('went', 'gone'). */
export const hasOwnParticiple = (base: string): boolean => PAST.get(base) !== PARTICIPLE.get(base)

export const plural = (noun: string): string => {
  const irregular = IRREGULAR_PLURALS.get(noun.toLowerCase())
  if (irregular) return sameCase(irregular, noun)
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`
}

export const singular = (noun: string): string => {
  const irregular = SINGULAR.get(noun.toLowerCase())
  if (irregular) return sameCase(irregular, noun)
  if (/^(?:d|l|t|p)ies$/i.test(noun)) return noun.slice(0, -1)
  if (/[^aeiou]ies$/i.test(noun)) return `${noun.slice(0, -3)}y`
  return /(?:sses|xes|zes|ches|shes)$/i.test(noun) ? noun.slice(0, -2) : noun.replace(/s$/i, '')
}

/** The base form of a verb in its form for he, she and it ('studies' → 'study'). */
export const baseOfThirdPerson = (verb: string): string => {
  if (verb === 'has') return 'have'
  if (verb === 'does' || verb === 'goes') return verb.slice(0, -2)
  if (/^(?:d|l|t)ies$/.test(verb)) return verb.slice(0, -1)
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  return /(?:ss|x|zz|ch|sh)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}

/** The form after he, she and it. */
export const thirdPerson = (verb: string): string => {
  if (verb === 'have') return 'has'
  if (verb === 'be') return 'is'
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}

export const pastTense = (verb: string): string => (verb === 'be' ? 'was' : (PAST.get(verb) ?? regularPast(verb)))
export const pastParticiple = (verb: string): string =>
  verb === 'be' ? 'been' : (PARTICIPLE.get(verb) ?? regularPast(verb))

/** The form with -ing. */
export const gerund = (verb: string): string => {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return doubles(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}

function regularPast(verb: string): string {
  if (/e$/.test(verb)) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return doubles(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`
}

function doubles(verb: string): boolean {
  return (
    DOUBLING_VERBS.has(verb) ||
    /^(?:run|swim|sit|set|put|cut|hit|win|get|begin|forget|let|shut|quit|dig|upset)$/.test(verb)
  )
}

const sameCase = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
