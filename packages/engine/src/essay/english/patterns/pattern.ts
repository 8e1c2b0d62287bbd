import { type Message, message } from '@lectern/texts/message'
import type { Finding, MistakeKind } from '../../mistake.ts'
import { gerund } from '../inflect.ts'

/** A mistake that its words alone make known. */
type PatternRule = {
  readonly kind: MistakeKind
  /** Without it the right words are said. */
  readonly remark?: Message
  /** Global; the whole match is the mistake. */
  readonly pattern: RegExp
  /** A replacement pattern ($1), or what to write for a match; null leaves it alone. */
  readonly replace: string | ((match: RegExpExecArray) => string | null)
  readonly confidence?: number
}

export type PatternRules = Readonly<Record<string, PatternRule>>

const USUAL_CONFIDENCE = 0.9

const writing = (right: string): Message => message('mistakes.write', { right })

/** What `rules` find in `essay`. */
export function findByPatterns(essay: string, rules: PatternRules): Finding[] {
  return Object.values(rules).flatMap((rule) =>
    [...essay.matchAll(rule.pattern)].flatMap((match) => {
      const written = typeof rule.replace === 'string' ? expand(rule.replace, match) : rule.replace(match)
      if (written === null) return []
      const [text] = match
      const replacement = keepCapital(text, written)
      if (replacement === text) return []
      const start = match.index
      const { kind, remark = writing(replacement.trim()), confidence = USUAL_CONFIDENCE } = rule
      return [{ start, end: start + text.length, text, replacement, kind, remark, confidence }]
    }),
  )
}

const expand = (template: string, match: RegExpExecArray): string =>
  template.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')

const keepCapital = (text: string, replacement: string): string =>
  /^\p{Lu}\p{Ll}|^\p{Lu} /u.test(text) && /^\p{Ll}/u.test(replacement)
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement

/** Rules for phrases that are wrong as they stand: 'wrong > right', one a line. */
export function phraseRules(lines: string, kind: MistakeKind): PatternRules {
  const rules: Record<string, PatternRule> = {}
  for (const line of lines.trim().split('\n')) {
    const [wrong = '', right = ''] = line.split('>').map((part) => part.trim())
    const pattern = new RegExp(String.raw`\b${wrong.replaceAll(' ', String.raw`\s+`).replaceAll("'", "['’]")}\b`, 'gi')
    rules[wrong] = { kind, pattern, replace: right, remark: writing(right) }
  }
  return rules
}

/** Rules by regular expressions, 'wrong > right' a line; '$1' is a group, '#1' a group in its -ing form. */
export function usageRules(lines: string): PatternRules {
  const rules: Record<string, PatternRule> = {}
  for (const line of lines.trim().split('\n')) {
    const [wrong = '', right = ''] = line.split(' > ')
    const isOpen = /^\(\?<[=!]/.test(wrong)
    const space = / \(\?=/.test(wrong) ? ' ' : ''
    rules[wrong] = {
      kind: 'grammar',
      pattern: new RegExp((isOpen ? '' : String.raw`\b`) + wrong.replaceAll("'", "['’]"), 'giu'),
      replace: (match) =>
        expand(right, match).replace(/#(\d)/g, (_, group: string) => gerund(match[Number(group)] ?? '')) + space,
      confidence: 0.8,
    }
  }
  return rules
}
