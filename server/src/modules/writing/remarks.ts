import { MAX_MISTAKES, MAX_SUGGESTIONS, MISTAKE_KINDS, type MistakeKind } from '@lectern/domain/writing'
import { z } from 'zod'
import { withoutBullet } from '../../platform/model/parsing/fit-scalar.ts'

const MAX_REMARK_CHARACTERS = 2000

const Words = z.string().max(MAX_REMARK_CHARACTERS)

const Mistake = z.object({
  quote: Words.describe('The wrong words with as many neighbours as make the place plain, verbatim'),
  /** Where the quote begins, from the engine, which knows it; it is checked like the quote itself. */
  start: z.int().min(0).optional(),
  kind: z.enum(MISTAKE_KINDS).nullable(),
  correction: Words.nullable().describe('What the quote should be; null if no replacement fits'),
  explanation: Words,
})
type Mistake = z.infer<typeof Mistake>

const Suggestion = z.object({
  quote: Words.nullable().describe('The words that it is about, verbatim; null if it is about the whole'),
  start: z.int().min(0).optional(),
  text: Words,
})
type Suggestion = z.infer<typeof Suggestion>

/**
 * A model's mistakes, as a list of what was asked for or as it wrote them instead: as text, or under other names. One that
 * cannot be read is left out by itself, and one that is too long is cut: neither makes a report fail.
 */
export const Mistakes = z.preprocess(
  (sent) => readMistakes(sent),
  z.array(Mistake).max(MAX_MISTAKES) as z.ZodType<Mistake[]>,
)
/** A model's suggestions, read in the same way. */
export const Suggestions = z.preprocess(
  (sent) => readSuggestions(sent),
  z.array(Suggestion).max(MAX_SUGGESTIONS) as z.ZodType<Suggestion[]>,
)

/** Other names that models give to what they were asked for, the likeliest first. */
const QUOTE_NAMES = ['quote', 'original', 'error', 'mistake', 'wrong', 'incorrect', 'before', 'phrase', 'sentence']
const CORRECTION_NAMES = [
  'correction',
  'corrected',
  'correct',
  'replacement',
  'fix',
  'should_be',
  'after',
  'suggestion',
]
const EXPLANATION_NAMES = ['explanation', 'reason', 'rule', 'comment', 'why', 'message', 'description', 'note', 'issue']
const ADVICE_NAMES = ['text', 'suggestion', 'advice', 'recommendation', 'tip', 'improvement', ...EXPLANATION_NAMES]

function readMistakes(sent: unknown): Mistake[] {
  return itemsOf(sent, MAX_MISTAKES, (item) => {
    if (typeof item === 'string') return mistakeOfLine(item)
    const quote = textOf(item, [...QUOTE_NAMES, 'text'])
    const explanation = textOf(item, EXPLANATION_NAMES)
    if (!quote && !explanation) return null
    return { kind: kindOf(item), quote, ...startOf(item), correction: textOrNull(item, CORRECTION_NAMES), explanation }
  })
}

function readSuggestions(sent: unknown): Suggestion[] {
  return itemsOf(sent, MAX_SUGGESTIONS, (item) => {
    if (typeof item === 'string') return suggestionOfLine(item)
    const text = textOf(item, ADVICE_NAMES)
    return text ? { quote: textOrNull(item, QUOTE_NAMES), ...startOf(item), text } : null
  })
}

type Item = string | Readonly<Record<string, unknown>>

/** What of a list, a numbered object or a text with a line a remark can be read; the first of them where there are too many. */
function itemsOf<Remark>(sent: unknown, limit: number, read: (item: Item) => Remark | null): Remark[] {
  return listOf(sent)
    .map((item) => (isItem(item) ? read(item) : null))
    .filter((remark) => remark !== null)
    .slice(0, limit)
}

function listOf(sent: unknown): unknown[] {
  if (typeof sent === 'string') return sent.split('\n').map(withoutBullet).filter(Boolean)
  if (Array.isArray(sent)) return sent
  if (!isRecord(sent)) return []
  // One remark by itself, or several under numbers or a name.
  return Object.values(sent).some((value) => typeof value === 'object' && value !== null)
    ? Object.values(sent).flat()
    : [sent]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isItem = (value: unknown): value is Item => typeof value === 'string' || isRecord(value)

const textOf = (item: Readonly<Record<string, unknown>>, names: readonly string[]): string =>
  textOrNull(item, names) ?? ''

function textOrNull(item: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  const text = names.map((name) => item[name]).find((value) => typeof value === 'string')
  return typeof text === 'string' ? cut(text) : null
}

const cut = (text: string): string => text.slice(0, MAX_REMARK_CHARACTERS)

function startOf({ start }: Readonly<Record<string, unknown>>): { start?: number } {
  return typeof start === 'number' && Number.isSafeInteger(start) && start >= 0 ? { start } : {}
}

const KIND_NAMES = ['kind', 'type', 'category']

/** What a mistake is of, where a model names it as it was asked to. */
function kindOf(item: Readonly<Record<string, unknown>>): MistakeKind | null {
  const named = textOrNull(item, KIND_NAMES)?.trim().toLowerCase()
  return MISTAKE_KINDS.find((kind) => kind === named) ?? null
}

const CHANGE = /\s*(?:→|⇒|[-=—]+>|\bshould be\b|应为|應為|改为|改為)\s*/
const QUOTED = /^["“'‘「『](.+?)["”'’」』](?![\p{L}\p{N}])\s*/u
const REASON = /\s*[(（:：;；,，–—]\s*|\s+-\s+/u
const AROUND_REASON = /^[\s(（:：;；,，–—.-]+|[\s)）]+$/gu

/** '"He go" → "He goes": third person', or as much of it as there is. */
function mistakeOfLine(line: string): Mistake | null {
  const [before, ...rest] = withoutBullet(line).split(CHANGE)
  if (!before) return null
  const after = rest.join(' → ')
  const quoted = QUOTED.exec(before)
  if (!after) {
    const explanation = quoted ? before.slice(quoted[0].length) : before
    return { kind: null, quote: cut(quoted?.[1] ?? ''), correction: null, explanation: cut(bare(explanation)) }
  }
  const replaced = QUOTED.exec(after)
  const [first = '', ...reasons] = after.split(REASON)
  const correction = replaced?.[1] ?? first
  const explanation = replaced ? after.slice(replaced[0].length) : reasons.length > 0 ? after.slice(first.length) : ''
  return {
    ...{ kind: null, quote: cut(quoted?.[1] ?? before) },
    ...{ correction: cut(correction), explanation: cut(bare(explanation)) },
  }
}

function suggestionOfLine(line: string): Suggestion | null {
  const text = withoutBullet(line)
  const quoted = QUOTED.exec(text)
  const rest = quoted ? text.slice(quoted[0].length) : ''
  if (quoted && /^[:：–—-]/.test(rest)) return { quote: cut(quoted[1] ?? ''), text: cut(bare(rest)) }
  return text ? { quote: null, text: cut(text) } : null
}

const bare = (text: string): string => text.replace(AROUND_REASON, '')
