import { examEndpoints } from '@lectern/contract/exam'
import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { makeExam } from '@lectern/engine'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { insertSet, type NewQuestion } from './set-store.ts'

const ENGLISH = `Photosynthesis is the process by which plants turn light into chemical energy. The chloroplast is the organelle
in which photosynthesis takes place. Chlorophyll is the green pigment that absorbs light. The mitochondrion is the organelle
that releases energy from sugar. Osmosis is the movement of water across a membrane. The ribosome is the structure that builds proteins.`
const CHINESE = `光合作用是植物把光能轉化為化學能的過程。葉綠體是進行光合作用的細胞器。葉綠素是吸收光的綠色色素。線粒體是從糖中釋放能量的細胞器。
滲透作用是指水穿過半透膜的移動。先天免疫是指與生俱來、對所有病原體都有反應的免疫。`

describeOnDatabase('embedded', 'A shared exam', (database) => {
  const app = testApp(database, {})

  /** The copy that another student makes of an exam. */
  async function copyOf(questions: NewQuestion[], madeBy: 'model' | 'built-in', has_passages: boolean) {
    const [owner, other] = [await app.student(), await app.student()]
    const exam = { title: 'Cells', generatedBy: 'content', language: 'auto', isSampled: false } as const
    const row = { ...exam, madeBy, studentId: owner.id, createdAt: app.clock.now() }
    const id = await database().transaction((tx) => insertSet(tx, row, questions))
    const { token } = await owner.client(sharesEndpoints).create({ body: { kind: 'exam', id, has_passages } })
    const made = await other.client(sharesEndpoints).copy({ params: { token } })
    return (await other.client(examEndpoints).getSet({ params: { id: made.id } })).questions
  }
  const told = (questions: Awaited<ReturnType<typeof copyOf>>) =>
    questions.map(({ explanation, source }) => [explanation, source])

  test.each([ENGLISH, CHINESE])('gives a copy the engine’s quotations only with the passages', async (text) => {
    const questions = makeExam(text).map(({ correct_answer: correctAnswer, ...made }) => ({ ...made, correctAnswer }))
    expect(questions.length).toBeGreaterThan(1)
    expect(told(await copyOf(questions, 'built-in', true))).toEqual(
      questions.map(({ explanation, source }) => [explanation, source]),
    )
    expect(told(await copyOf(questions, 'built-in', false))).toEqual(questions.map(() => ['', null]))
  })

  test('keeps what a model explains in its own words, and not what it quotes', async () => {
    const asked = { type: 'short', question: 'What is a cell?', options: [], correctAnswer: 'A unit of life.' } as const
    const source = 'A cell is the smallest unit of life.'
    const explanations = [
      'It lives by itself.',
      'The text says “a cell is\nthe smallest unit of life”.',
      '原文：「細胞」',
    ]
    const questions = explanations.map((explanation) => ({ ...asked, options: [], explanation, source }))
    expect(told(await copyOf(questions, 'model', false))).toEqual([
      ['It lives by itself.', null],
      ['', null],
      ['', null],
    ])
  })
})
