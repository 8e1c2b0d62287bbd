import { expect, test } from 'vitest'
import { z } from 'zod'
import { nameOf } from '../../test/sample-call.ts'
import { ROUTES } from '../app.ts'
import { answerSerializer, compileSerializer } from './answer-serializer.ts'

const ANSWERS = ROUTES.flatMap(({ endpoints }) =>
  Object.values(endpoints).flatMap((endpoint) =>
    endpoint.response ? [[nameOf(endpoint), endpoint.response] as const] : [],
  ),
)

test.each(ANSWERS)('%s has an answer that can be written', (_name, schema) => {
  expect(compileSerializer(schema)).toBeTypeOf('function')
})

test('An answer is written as its schema names it, and without the rest', () => {
  const write = answerSerializer(z.object({ title: z.string(), at: z.string().nullable() }))
  expect(write({ title: 'Cells "and" 細胞', at: null, owner: 7 })).toBe('{"title":"Cells \\"and\\" 細胞","at":null}')
})

test('What may be null is written as what it is, or as null', () => {
  const card = z.object({ front: z.string() })
  const write = answerSerializer(
    z.object({
      card: card.nullable(),
      grade: z.enum(['good', 'again']).nullable(),
      places: z.array(card).nullable(),
      either: z.union([card, z.object({ page: z.int() })]).nullable(),
      kept: z.array(z.int().nullable()),
    }),
  )
  const full = {
    card: { front: 'Cell' },
    grade: 'good',
    places: [{ front: 'a' }],
    either: { page: 4 },
    kept: [1, null],
  }
  expect(JSON.parse(write(full))).toEqual(full)
  const empty = { card: null, grade: null, places: null, either: null, kept: [null] }
  expect(JSON.parse(write(empty))).toEqual(empty)
})
