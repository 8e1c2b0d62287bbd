import { expect, test } from 'vitest'
import { makeCards } from '../cards.ts'

const asked = (text: string) =>
  makeCards(text).flatMap(({ rule, question, answer }) => (rule === 'author-question' ? [[question, answer]] : []))

const NOTES = `洋务运动的主要内容是什么？
- 兴办近代企业
- 建立新式海陆军

三民主义分别是什么？
- 民族主义
- 民权主义
- 民生主义

辛亥革命的历史意义是什么？
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

test('what a student has tagged as a card is one, whatever it stands over', () => {
  const tagged = `- Why are writes logged before they are stored? #card
  id:: 642bb74e-129f
\t- The log survives a crash.
\t- Others read what was there before.

What is the problem with a thesaurus? #flashcard #FNLP
It is made for a single language, and by hand.

Linux目录结构？#card
- /是根目录

This is no card, is it? #later`
  expect(asked(tagged)).toEqual([
    ['Why are writes logged before they are stored?', 'The log survives a crash.\nOthers read what was there before.'],
    ['What is the problem with a thesaurus?', 'It is made for a single language, and by hand.'],
    ['Linux目录结构？', '/是根目录'],
  ])
})
