import { examEndpoints } from '@lectern/contract/exam'
import { listeningEndpoints } from '@lectern/contract/listening'
import { reciteEndpoints } from '@lectern/contract/recite'
import { reviewEndpoints } from '@lectern/contract/review'
import { understandingEndpoints } from '@lectern/contract/understanding'
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

const answers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, id) => [String(id), 'A']))

test.each<[string, z.ZodType, unknown, Record<Language, string>]>([
  [
    'a card without a change',
    reciteEndpoints.updateCard.body,
    {},
    { en: 'There is nothing to change.', 'zh-hant': '沒有要更改的內容。', 'zh-hans': '没有要更改的内容。' },
  ],
  [
    'a question without its answer',
    reciteEndpoints.updateCard.body,
    { answer: '', kind: 'basic' },
    {
      en: 'Only a text with gaps or a covered picture may have no answer.',
      'zh-hant': '只有填空卡片和遮住的圖片可以沒有答案。',
      'zh-hans': '只有填空卡片和遮住的图片可以没有答案。',
    },
  ],
  [
    'a set by hand with a run',
    reciteEndpoints.createSet.body,
    { title: 'Cells', selected_cards: [], is_blank: true, generation_id: '5a2b0c4e-54a8-4c39-9d35-1b8a38b40b11' },
    {
      en: 'A set that is begun by hand has neither cards nor a run yet.',
      'zh-hant': '自行建立的卡組開始時不會有卡片，也不屬於任何製作工作。',
      'zh-hans': '自行创建的卡组开始时不会有卡片，也不属于任何制作工作。',
    },
  ],
  [
    'two changes of a card under review',
    reviewEndpoints.changeItem.body,
    { client_id: '5a2b0c4e-54a8-4c39-9d35-1b8a38b40b11', is_buried: true, flag: 1 },
    { en: 'Please make one change at a time.', 'zh-hant': '每次只可更改一項。', 'zh-hans': '每次只能更改一项。' },
  ],
  [
    'more answers than an exam has questions',
    examEndpoints.endSession.body,
    { answers: answers(500) },
    {
      en: 'There may be at most 30 answers.',
      'zh-hant': '答案最多 30 項。',
      'zh-hans': '答案最多 30 项。',
    },
  ],
  [
    'more answers than a recording has questions',
    listeningEndpoints.submit.body,
    { answers: answers(500) },
    {
      en: 'There may be at most 10 answers.',
      'zh-hant': '答案最多 10 項。',
      'zh-hans': '答案最多 10 项。',
    },
  ],
  [
    'a talk that is no JSON',
    understandingEndpoints.chat.form.fields,
    { message: 'Why?', history: '[{' },
    { en: 'Please check the messages.', 'zh-hant': '請檢查訊息。', 'zh-hans': '请检查消息。' },
  ],
])('A rule of a schema is refused in every language: %s', (_, schema, value, sentences) => {
  for (const [language, sentence] of Object.entries(sentences))
    expect(refusals(schema, value, language as Language)).toEqual([sentence])
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
