import { expect, test } from 'vitest'
import { z } from 'zod'
import { PROMPT_EXAMPLES } from '../../../test/prompts/examples.ts'
import { type JsonSchema, outgoingSchema } from './outgoing-schema.ts'

test('a schema goes out without bounds, without what the engine alone fills, and with every field required', () => {
  const schema = z.object({
    title: z.string().min(1).max(5000).describe('What it is about'),
    score: z.int().min(0).max(100).nullable(),
    start: z.int().optional(),
    measured: z.number().nullable().default(null),
    kind: z.enum(['a', 'b']),
    parts: z
      .array(z.object({ text: z.string().max(9000) }))
      .min(1)
      .max(60),
  })
  expect(outgoingSchema(schema)).toEqual({
    type: 'object',
    properties: {
      title: { type: 'string', description: 'What it is about' },
      score: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      kind: { type: 'string', enum: ['a', 'b'] },
      parts: {
        type: 'array',
        items: {
          type: 'object',
          properties: { text: { type: 'string' } },
          required: ['text'],
          additionalProperties: false,
        },
      },
    },
    required: ['title', 'score', 'kind', 'parts'],
    additionalProperties: false,
  })
})

/** What a strict schema may consist of: what every endpoint that takes schemas takes. */
const COMMON = ['type', 'description', 'enum', 'properties', 'required', 'additionalProperties', 'items', 'anyOf']
const MOST_DESCRIBED = 100

function* within(schema: JsonSchema): Generator<JsonSchema> {
  yield schema
  const inner = [...Object.values((schema.properties ?? {}) as object), ...((schema.anyOf ?? []) as object[])]
  for (const one of schema.items ? [...inner, schema.items] : inner) yield* within(one as JsonSchema)
}

const tasks = PROMPT_EXAMPLES.flatMap(({ task }) => ('output' in task ? [task] : []))

test.each(tasks)('$name asks for what every endpoint can make a grammar of', ({ output }) => {
  for (const part of within(outgoingSchema(output))) {
    expect(COMMON).toEqual(expect.arrayContaining(Object.keys(part)))
    expect(String(part.description ?? '').length).toBeLessThanOrEqual(MOST_DESCRIBED)
    if (part.type !== 'object') continue
    expect(part.required).toEqual(Object.keys(part.properties as object))
    expect(part.additionalProperties).toBe(false)
  }
})
