import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** What endpoints make a grammar of without complaint. Bounds and formats make some of them refuse, or run out of memory. */
const PASSED_ON = ['type', 'description', 'enum', 'const'] as const

/**
 * A task's schema as an endpoint is shown it: types, names and short descriptions alone, every field required and no other
 * allowed. Lengths, bounds and counts stay here, for when the answer is read. A field that may be left out is one that
 * the built-in engine alone fills, so that no model is asked for it.
 */
export const outgoingSchema = (schema: z.ZodType): JsonSchema =>
  plain(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema)

function plain(schema: JsonSchema): JsonSchema {
  const kept: JsonSchema = {}
  for (const key of PASSED_ON) if (schema[key] !== undefined) kept[key] = schema[key]
  const options = schema.anyOf as JsonSchema[] | undefined
  if (options) kept.anyOf = options.map(plain)
  if (schema.items) kept.items = plain(schema.items as JsonSchema)
  return schema.properties ? { ...kept, ...plainFields(schema) } : kept
}

function plainFields(schema: JsonSchema): JsonSchema {
  const asked = (schema.required ?? []) as string[]
  const properties = schema.properties as Record<string, JsonSchema>
  const fields = asked.map((name) => [name, plain(properties[name] ?? {})] as const)
  return { properties: Object.fromEntries(fields), required: asked, additionalProperties: false }
}
