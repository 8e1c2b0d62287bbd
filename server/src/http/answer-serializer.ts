import compile from 'fast-json-stringify'
import { z } from 'zod'

type Serializer = (answer: unknown) => string

/** By the schema of the answer, which lives as long as the endpoint table. */
const compiled = new WeakMap<z.ZodType, Serializer>()

/**
 * Writes as JSON what `schema` names; the rest never leaves the server. Three quarters of the cost of checking with zod
 * again. Compiled with the first answer: a hundred of them would take a fifth of a second of every start.
 */
export const answerSerializer =
  (schema: z.ZodType): Serializer =>
  (answer) => {
    const serializer = compiled.get(schema) ?? compileSerializer(schema)
    compiled.set(schema, serializer)
    return serializer(answer)
  }

/** @throws when an answer of this schema cannot be written as JSON */
export const compileSerializer = (schema: z.ZodType): Serializer =>
  compile(z.toJSONSchema(schema, { target: 'draft-7', io: 'output', reused: 'inline' }) as object)
