import type { z } from 'zod'

const THINKING = /<think>[\s\S]*?<\/think>/g
const FENCE = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/

export type JsonAnswer<Output> = { isValid: true; output: Output } | { isValid: false; complaint: string }

/** Reads a model's text as JSON of `schema`; what is wrong with it is said in words that the model can act on. */
export function readJsonAnswer<Output>(text: string, schema: z.ZodType<Output>): JsonAnswer<Output> {
  const bare = text.replace(THINKING, '').replace(FENCE, '$1').trim()
  let value: unknown
  try {
    value = JSON.parse(bare)
  } catch (error) {
    return { isValid: false, complaint: `It is not valid JSON: ${(error as Error).message}` }
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { isValid: true, output: parsed.data }
  const complaints = parsed.error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'root'}: ${message}`)
  return { isValid: false, complaint: `It does not fit the schema: ${complaints.join('; ')}` }
}
