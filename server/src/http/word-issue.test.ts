import { reciteEndpoints } from '@lectern/contract/recite'
import type { Language } from '@lectern/texts/languages'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { nameOf } from '../../test/sample-call.ts'
import { ROUTES } from '../app.ts'
import { type Issue, wordIssue } from './word-issue.ts'

const refusals = (schema: z.ZodType, value: unknown, language: Language = 'en'): string[] =>
  schema
    .safeParse(value, { error: (issue: Issue) => wordIssue(issue, language) })
    .error?.issues.map(({ message }) => message) ?? []

test.each([
  [{ title: '' }, 'Please enter a title.'],
  [{ title: ' '.repeat(9) }, 'Please enter a title.'],
  [{}, 'Please enter a title.'],
  [{ title: null }, 'Please enter a title.'],
  [{ title: 5 }, 'Please check the title.'],
  [{ title: 'x'.repeat(201) }, 'The title may have at most 200 characters.'],
  [undefined, 'Nothing was sent that could be read.'],
  ['a text', 'Nothing was sent that could be read.'],
])('%o is refused in a sentence', (value, sentence) => {
  expect(refusals(reciteEndpoints.renameSet.body, value)).toEqual([sentence])
})

test('It is worded in the language of whoever is told', () => {
  expect(refusals(reciteEndpoints.renameSet.body, {}, 'zh-hant')).toEqual(['請輸入標題。'])
  expect(refusals(reciteEndpoints.renameSet.body, { title: 'x'.repeat(201) }, 'zh-hans')).toEqual([
    '标题最多 200 个字符。',
  ])
})

test('What a schema words itself stays as it is', () => {
  expect(refusals(reciteEndpoints.updateCard.body, {})).toEqual(['There is nothing to change.'])
})

const LONG = 'x'.repeat(7_000_000)
const WRONG = [undefined, null, '', LONG, '\u2028', -1, 1.5, 1e18, true, {}, [], { a: { b: [1] } }, [null], [[LONG]]]
const MANY = Array.from({ length: 2001 }, () => ({ question: '', answer: LONG, id: 'x', client_id: 1 }))

const inputs = ROUTES.flatMap(({ endpoints }) => Object.values(endpoints)).map((endpoint) => {
  const { params, query, body, form } = endpoint
  const schemas: (z.ZodType | undefined)[] = [params, query, body, form?.fields]
  return [nameOf(endpoint), schemas.filter((schema) => schema !== undefined)] as const
})

/** A sentence, without anything that only whoever wrote the schema would say. */
const SENTENCE = /^[A-Z][^_{}`<>]*[.?]$/
const MACHINE = /expected|received|undefined|invalid|string|\bnull\b|NaN|object|array|input:|too (?:big|small)/i

describe('Whatever is wrong with a call, people read a sentence', () => {
  test.each(inputs)('%s', (_name, schemas) => {
    for (const schema of schemas) {
      const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      const values = Object.keys(properties).flatMap((field) => [...WRONG, MANY].map((wrong) => ({ [field]: wrong })))
      for (const value of [...WRONG, ...values])
        for (const text of refusals(schema, value)) {
          expect(text).toMatch(SENTENCE)
          expect(text).not.toMatch(MACHINE)
        }
    }
  })
})
