import type { z } from 'zod'
import { cutThinking } from './cut-thinking.ts'
import { type FoundValue, findValues } from './find-values.ts'
import { isPlainObject, MISFIT } from './fit-scalar.ts'
import { type Fitting, fit } from './fit-schema.ts'
import { mendBackslashes, mendText } from './mend-backslashes.ts'
import { onlyText, shapesOf } from './shape-root.ts'
import { tellsRefusal } from './tell-refusal.ts'

export type ReadAnswer<Output> =
  /** `dropped`: items that did not fit and were left out; `isPart`: the answer ended before its end. */
  | { kind: 'output'; output: Output; dropped: number; isPart: boolean }
  | { kind: 'refusal' }
  /** What is wrong, in words that the model can act on. */
  | { kind: 'fault'; complaint: string; isCutOff: boolean }

export interface Circumstances {
  /** Whether the model stopped for want of room. */
  isCutOff: boolean
  /** Whether the whole items of an answer that was cut off are an answer. */
  partSuffices: boolean
}

const MOST_COMPLAINTS = 5

/**
 * Reads what a model wrote as an answer of `schema`, as kindly as it can be read without guessing what is not there:
 * thoughts, prose and fences around it are passed over, its JSON is mended, and its lists are judged item by item.
 */
export function readAnswer<Output>(
  text: string,
  schema: z.ZodType<Output>,
  circumstances: Circumstances,
): ReadAnswer<Output> {
  const spoken = cutThinking(text)
  const complaints: string[] = []
  for (const said of new Set([spoken, text])) {
    const read = readValues(said, schema, circumstances, complaints)
    if (read) return read
  }
  if (refuses(spoken)) return { kind: 'refusal' }
  const alone = circumstances.isCutOff ? null : readTextAlone(spoken, schema)
  if (alone) return alone
  if (circumstances.isCutOff) return { kind: 'fault', complaint: 'It was cut off before its end.', isCutOff: true }
  const complaint = complaints.length > 0 ? complaints.slice(0, MOST_COMPLAINTS).join('; ') : 'It holds no JSON.'
  return { kind: 'fault', complaint, isCutOff: false }
}

function readValues<Output>(
  said: string,
  schema: z.ZodType<Output>,
  { isCutOff, partSuffices }: Circumstances,
  complaints: string[],
): ReadAnswer<Output> | null {
  for (const found of findValues(mendBackslashes(said))) {
    const isPart = found.isTruncated && (isCutOff || found.hasLost)
    for (const shape of shapesOf(found.value, schema)) {
      const fitting: Fitting = { dropped: 0, complaints: [] }
      const fitted = fit(shape, schema, fitting)
      const parsed = fitted === MISFIT ? null : schema.safeParse(fitted)
      if (!parsed?.success) complaints.push(...fitting.complaints)
      else if (isPart && !(partSuffices && hasItems(parsed.data))) return cutShort
      else return { kind: 'output', output: parsed.data, dropped: fitting.dropped, isPart }
    }
  }
  return null
}

const cutShort = { kind: 'fault' as const, complaint: 'It was cut off before its end.', isCutOff: true }

/** Whether there is anything whole in what was cut off. */
const hasItems = (output: unknown): boolean =>
  isPlainObject(output) && Object.values(output).some((list) => Array.isArray(list) && list.length > 0)

function refuses(spoken: string): boolean {
  const [first, ...others]: FoundValue[] = findValues(spoken)
  return tellsRefusal(spoken, others.length === 0 ? (first?.value ?? null) : null)
}

/** Where an answer is one text, a text that is no JSON is the answer. */
function readTextAlone<Output>(spoken: string, schema: z.ZodType<Output>): ReadAnswer<Output> | null {
  const name = onlyText(schema)
  if (!name || /^[\s`]*[[{]/.test(spoken)) return null
  const parsed = schema.safeParse({ [name]: mendText(spoken).trim() })
  return parsed.success && spoken ? { kind: 'output', output: parsed.data, dropped: 0, isPart: false } : null
}
