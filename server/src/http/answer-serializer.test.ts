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
