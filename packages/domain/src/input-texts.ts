import english from '@lectern/texts/input/en'
import type { Say } from '@lectern/texts/speaker'

/** What can be wrong with all that was sent together. */
type WholeFault = 'noInput' | 'noChange' | 'noAnswer' | 'oneChange' | 'notBlank'

/** What can be wrong with a field, or with all that was sent together; each has a sentence among the texts of `input`. */
export type InputFault =
  | 'missing'
  | 'unchosen'
  | 'tooLong'
  | 'tooShort'
  | 'tooLarge'
  | 'tooSmall'
  | 'notANumber'
  | 'notWhole'
  | 'tooMany'
  | 'onlyOne'
  | 'tooFew'
  | 'none'
  | 'invalid'
  | WholeFault

const WHOLE_FAULTS: ReadonlySet<string> = new Set<WholeFault>([
  'noInput',
  'noChange',
  'noAnswer',
  'oneChange',
  'notBlank',
])

/** The texts that name a field by its name on the wire: `field_title` is 'a title'. */
type FieldText = Extract<keyof typeof english, `field_${string}`>

/**
 * The sentence for one fault.
 * @param path names and places down to the field, the outermost first; the innermost that has a name for people is named
 * @param bound the limit that was passed, where there is one
 * @param say words it in the language of whoever is told
 */
export function wordInputFault(
  fault: InputFault,
  path: readonly PropertyKey[],
  bound: number | null,
  say: Say,
): string {
  const name = path.flatMap((part) => fieldTextOf(String(part))).at(-1)
  if (!name && !WHOLE_FAULTS.has(fault)) return say('input.invalid', { the: say('input.unnamed') })
  const a = name ? say(`input.${name}`) : ''
  const those = a.replace(/^(?:an?|the|your) /, '')
  // Chinese has no articles: there the field is called the same in every place.
  const the = a.startsWith('your ') || !/^[a-z]/.test(a) ? a : `the ${those}`
  const values = { a, the, The: the.charAt(0).toUpperCase() + the.slice(1), those, bound: bound ?? 0 }
  return say({ id: `input.${fault}`, values })
}

const fieldTextOf = (name: string): FieldText[] =>
  Object.hasOwn(english, `field_${name}`) ? [`field_${name}` as FieldText] : []
