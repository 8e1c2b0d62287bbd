import { countWords } from '@lectern/domain/words'
import { EXAM_SCALES, EXAM_TYPES, maximumScore, minimumScore } from '@lectern/domain/writing'
import { describe, expect, test } from 'vitest'
import { askedBy } from '../../../test/asked-by.ts'
import { createBuiltInModel } from '../../platform/model/built-in-model.ts'
import { openEngine } from '../../platform/model/engine/engine.ts'
import { speaker, type Told, tell } from '../../speaker.ts'
import { gradingTask } from './tasks.ts'
import { tidyReport } from './tidy-report.ts'

const ENGLISH = `He go to school every day because school gives him many informations about the world. For example, he learn
history and science there. However, some children is not happy at school, so they stay at home.

In conclusion, I think that every child should goes to school, because it help them in there future.`
const CHINESE = `我認為學生應該每天運動。首先，運動可以強身健體，例如跑步能夠鍛鍊心肺。其次，因為運動令人快樂，所以我們可以減輕壓力。

總括而言，運動對我們十分重要，我們應該堅持不懈。`
const say = (told: Told) => tell(told, speaker.in('en'))

describe('Grading by the built-in engine', () => {
  const { engine, close } = openEngine()
  const model = createBuiltInModel(engine)
  const grade = async (content: string, examType: (typeof EXAM_TYPES)[number], topic = '') => {
    const { output, madeBy } = await model.run(
      gradingTask(examType),
      { content, examType, purpose: '', topic },
      askedBy(),
    )
    expect(madeBy).toBe('built-in')
    return tidyReport(output, content, examType)
  }

  test('ties mistakes to the essay and corrects them', async () => {
    const { mistakes, revised, feedback } = await grade(ENGLISH, 'IELTS', 'Should every child go to school?')
    expect(mistakes.map(({ quote, kind }) => `${quote}, ${kind}`)).toContain('many informations, grammar')
    for (const { quote, start, end } of mistakes) expect(ENGLISH.slice(start ?? 0, end ?? 0)).toBe(quote)
    expect(revised).toContain('information about the world')
    expect(say(feedback)).toMatch(/^This is worked out from what can be counted/)
    expect(say(feedback)).not.toContain('**')
  })

  test('says what it says in the language of the reader, without a word of English but what it quotes', async () => {
    const { criteria, mistakes, suggestions, feedback } = await grade(ENGLISH, 'IELTS', 'Should children go to school?')
    const told = [
      ...criteria.map(({ comment }) => comment),
      ...mistakes.map(({ explanation }) => explanation),
      ...suggestions.map(({ text }) => text),
      feedback,
    ]
    expect(told.length).toBeGreaterThan(8)
    for (const remark of told) {
      const own = tell(remark, speaker.in('zh-hant')).replace(/「[^」]*」|-ing/g, '')
      expect(own).toMatch(/\p{Script=Han}/u)
      expect(own).not.toMatch(/[a-z]{2}/i)
    }
  })

  test.each([
    ['English', ENGLISH, /([\d,]+) words, /],
    ['Chinese', CHINESE, /([\d,]+) characters, /],
    ['both', `${ENGLISH}\n\nThe word 機會 means "chance", e.g. 3.5 of 10.`, /([\d,]+) words, /],
  ])('counts the words of an essay in %s as its report does', async (_language, essay, figure) => {
    const { feedback } = await grade(essay, 'DSE')
    const told = figure.exec(say(feedback))?.[1]?.replaceAll(',', '')
    expect(Number(told)).toBe(countWords(essay))
  })

  test.each(EXAM_TYPES)('estimates a range on the scale of %s, in English and in Chinese', async (examType) => {
    const scale = EXAM_SCALES[examType]
    for (const essay of [ENGLISH, CHINESE]) {
      const { score, estimate, criteria } = await grade(essay, examType)
      expect(criteria.map(({ name }) => name)).toEqual(scale.criteria.map(({ name }) => name))
      expect(score).toBeGreaterThanOrEqual(estimate?.low ?? Number.NaN)
      expect(score).toBeLessThanOrEqual(estimate?.high ?? Number.NaN)
      expect(estimate?.low).toBeGreaterThanOrEqual(minimumScore(scale))
      expect(estimate?.high).toBeLessThanOrEqual(maximumScore(scale))
    }
  })

  test.each(['12 34.', '😀', 'Hello', '。'])('makes a report of %j as well', async (essay) => {
    expect((await grade(essay, 'DSE')).criteria).toHaveLength(3)
  })

  test('ends with its thread', async () => {
    await close()
  })
})
