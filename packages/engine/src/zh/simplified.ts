import { createRequire } from 'node:module'
import type { ConverterFunction } from 'opencc-js'

/** The converter from one script to the other, loaded with the first Chinese text (0.1 s of CPU, 40 MB). */
function converter(from: 'hk' | 'cn', to: 'hk' | 'cn'): ConverterFunction {
  let convert: ConverterFunction | undefined
  return (text: string) => {
    // What it converts are Chinese characters, alone or in words.
    if (!HAN.test(text)) return text
    convert ??= (createRequire(import.meta.url)('opencc-js') as typeof import('opencc-js')).Converter({ from, to })
    return convert(text)
  }
}

const HAN = /\p{Script=Han}/u
const toSimplified = converter('hk', 'cn')
const toTraditional = converter('cn', 'hk')

/**
 * `text` in simplified characters, of exactly the same length: rules are written for simplified Chinese only, and what
 * they find here stands at the same place in the student's own text.
 */
export function simplifiedShadow(text: string): string {
  const whole = toSimplified(text)
  if (whole.length === text.length) return whole
  return Array.from(text, (character) => sameLength(toSimplified(character), character)).join('')
}

const sameLength = (converted: string, original: string): string =>
  converted.length === original.length ? converted : original

export type Script = 'traditional' | 'simplified'

/** The script that more characters of `text` belong to only, or `otherwise` where they tell nothing. */
export function scriptOf(text: string, otherwise: Script = 'simplified'): Script {
  const traditional = differences(text, toSimplified(text))
  const simplified = differences(text, toTraditional(text))
  if (traditional === simplified) return otherwise
  return traditional > simplified ? 'traditional' : 'simplified'
}

/** What people type in traditional script where the converter has another character, or another mark. */
const AS_TYPED: Record<string, string> = { 説: '說', 裏: '裡', '“': '「', '”': '」' }

/** `words`, written simplified, in `script`. */
export const inScript = (words: string, script: Script): string =>
  script === 'traditional'
    ? toTraditional(words).replace(/[説裏“”]/g, (character: string) => AS_TYPED[character] ?? character)
    : words

function differences(left: string, right: string): number {
  let count = Math.abs(left.length - right.length)
  for (let index = 0; index < Math.min(left.length, right.length); index++) if (left[index] !== right[index]) count++
  return count
}
