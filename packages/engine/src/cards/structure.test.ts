import { expect, test } from 'vitest'
import { makeCards } from '../cards.ts'

const asked = (text: string) =>
  makeCards(text).flatMap(({ rule, question, answer }) => (rule === 'author-question' ? [[question, answer]] : []))

const NOTES = `洋务运动的主要内容是什么？ #anki
- 兴办近代企业
- 建立新式海陆军

三民主义分别是什么？ #anki
- 民族主义
- 民权主义
- 民生主义

辛亥革命的历史意义是什么？ #anki
- 推翻了清王朝的统治
- 建立了中华民国`

test('each of several questions over a list is asked, and answered by the list', () => {
  expect(asked(NOTES)).toEqual([
    ['洋务运动的主要内容是什么？', '兴办近代企业\n建立新式海陆军'],
    ['三民主义分别是什么？', '民族主义\n民权主义\n民生主义'],
    ['辛亥革命的历史意义是什么？', '推翻了清王朝的统治\n建立了中华民国'],
  ])
  expect(
    asked(`What are the stages of memory?
- sensory memory
- short-term memory

What does the amygdala regulate in the brain?
- fear and other emotions

Why is sleep needed for long-term memory?
- it strengthens connections between neurons`),
  ).toHaveLength(3)
})

test('a question in passing over a list, and a worksheet with answers to choose from, give none', () => {
  const two = NOTES.split('\n\n').slice(0, 2).join('\n\n')
  expect(asked(two)).toEqual([])
  const options = ['Which part regulates fear?', 'Which part stores facts?', 'Which part controls balance?']
  expect(asked(options.map((question) => `${question}\n(a) the amygdala\n(b) the cerebellum`).join('\n\n'))).toEqual([])
})
