import { randomUUID } from 'node:crypto'
import { z } from 'zod'

interface JsonSchema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  format?: string
  minLength?: number
  minimum?: number
  minItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** The smallest value that `schema` takes, as its caller would send it: no optional fields, no more items than must be. */
export const sampleOf = (schema: z.ZodType): unknown => sampleOfJson(jsonSchemaOf(schema))

/** Names of the fields of an object that `schema` takes; none where it takes something else. */
export const fieldsOf = (schema: z.ZodType): string[] => Object.keys(jsonSchemaOf(schema).properties ?? {})

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }) as JsonSchema

function sampleOfJson(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sampleOfJson(schema.anyOf[0])
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOfJson(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOfJson(schema.items ?? {}))
    case 'string':
      return schema.format === 'uuid' ? randomUUID() : 'x'.repeat(schema.minLength ?? 1)
    case 'boolean':
      return true
    default:
      return schema.minimum ?? 1
  }
}
