import { loadSpeaker } from '@lectern/texts/compile'
import type { Message } from '@lectern/texts/message'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { applyReplacements } from './essay/mistake.ts'
import { assessEssay, type EssayFeedback, type ExamType } from './essay-feedback.ts'

/** Loading the grammar checker takes seconds on a busy machine. */
beforeAll(async () => void (await assessEssay('Warm up.', { examType: 'Other' })), 60_000)

const speaker = await loadSpeaker()
const say = speaker.in('en')
/** Everything that is said of an essay, in `language`. */
function remarksOf({ score, mistakes, suggestions, feedback }: EssayFeedback): Message[] {
  const remarks = [...mistakes, ...suggestions].map(({ remark }) => remark)
  return [...score.criteria.map(({ reason }) => reason), feedback, ...remarks]
}

const EXAM_TYPES: readonly ExamType[] = ['DSE', 'IELTS', 'TOEFL', 'GRE', 'SAT', 'Other']
const WEAK = `Nowadays, many people thinks that technology have changed there life. I am agree with this idea because it is more easy then before.

Firstly, student can use computer to learning. They dont need to go to library. For example, my brother always search informations in the internet.

In conclusion, technology is good. We should used it careful.`
/** Mistakes that our rules know and some that the grammar checker finds, a line each. */
const MISTAKEN = `I definately beleive that. He feeled bad, and the kids dont like a lot of stuff. It is very good.
We discuss about it, he don’t go, she cannot cook nothing. In the city have many parks, its not fair.
When I will be old, I will travel. It is more easier then before; a information, two millions people.`
const STRONG = `The question of whether governments should subsidise the arts has divided opinion for decades. Supporters argue that museums, theatres and orchestras enrich public life, while critics maintain that the money would be better spent on hospitals and schools. I believe that modest public funding is justified, provided that the institutions which receive it remain open to everyone.

To begin with, the arts create value that markets rarely capture. A free museum allows a child from a poor family to encounter ideas that no textbook could convey. Moreover, cities with a lively cultural scene attract visitors, whose spending supports restaurants and shops. The benefits of a concert hall are therefore spread far beyond those who buy tickets.

Admittedly, public money is limited, and a patient who is waiting for an operation may reasonably ask why an opera house comes first. Yet the sums involved are small. In most countries, culture accounts for less than one per cent of the budget, so cutting it would hardly shorten the queues. What matters is that grants are awarded transparently and that the results are reviewed.

In conclusion, a society that values only what can be measured will eventually find itself poorer. By supporting the arts sensibly, governments invest in the imagination of their citizens.`
const CHINESE = `我的暑假

暑假以经过去了,我过得很充实。七月初，我和爸爸妈妈去了北京。北京的天气非常炎热，但我们还是兴奋的跑来跑去。

第二天，我们去爬长城。我爬的很快，即然爸爸跟不上，我就停下来等他。通过这次旅行，使我明白了坚持的意义。

这个暑假真有意思。`
const TRADITIONAL = `我的學校座落在山上，環境優美。每天早上，同學們都高興的走進校門，跟老師問好。

我最喜歡的地方是圖書館，那裏有很多書藉。放學后，我常常在那裏安靜的看書。`

/** Places are exact, in order and apart, and the replacements are all that the revision changed. */
function expectSound(essay: string, { mistakes, revised, suggestions, score }: EssayFeedback): void {
  let last = 0
  for (const { start, end, text, remark, replacement } of mistakes) {
    expect(start).toBeGreaterThanOrEqual(last)
    expect(end).toBeGreaterThan(start)
    expect(essay.slice(start, end)).toBe(text)
    expect(say(remark)).not.toBe('')
    expect(replacement).not.toBe(text)
    last = end
  }
  expect(revised).toBe(applyReplacements(essay, mistakes))
  for (const { start, end } of suggestions) {
    expect(start === null).toBe(end === null)
    if (start !== null && end !== null) expect(0 <= start && start < end && end <= essay.length).toBe(true)
  }
  for (const { low, high } of [score, ...score.criteria]) expect(low).toBeLessThanOrEqual(high)
}

test.each([
  ['English', WEAK],
  ['simplified Chinese', CHINESE],
  ['traditional Chinese', TRADITIONAL],
])('mistakes of an essay in %s are placed exactly and make its revision', async (_, essay) => {
  const feedback = await assessEssay(essay, { examType: 'DSE' })
  expectSound(essay, feedback)
  expect(feedback.mistakes.length).toBeGreaterThan(3)
})

test('what shows only once something else is put right is part of the same mistake', async () => {
  const essay = 'We was very exciting because we had never went abroad.'
  const { mistakes, revised } = await assessEssay(essay, { examType: 'Other' })
  expect(revised).toBe('We were very excited because we had never gone abroad.')
  expect(mistakes.map(({ text }) => text)).toEqual(['We was very exciting', 'went'])
})

test.each<[ExamType, number, number, number]>([
  ['DSE', 0, 7, 3],
  ['IELTS', 0, 9, 4],
  ['TOEFL', 0, 30, 3],
  ['GRE', 0, 6, 4],
  ['SAT', 6, 24, 3],
  ['Other', 0, 100, 3],
])('%s is estimated on its own scale', async (examType, least, most, criteria) => {
  const { score } = await assessEssay(STRONG, { examType })
  expect(score.low).toBeGreaterThanOrEqual(least)
  expect(score.high).toBeLessThanOrEqual(most)
  expect(score.criteria).toHaveLength(criteria)
  for (const { reason } of score.criteria) expect(say(reason)).not.toBe('')
})

test.each(EXAM_TYPES)('for %s a strong essay is estimated above a weak one', async (examType) => {
  const [strong, weak] = await Promise.all([assessEssay(STRONG, { examType }), assessEssay(WEAK, { examType })])
  expect(strong.score.low).toBeGreaterThan(weak.score.low)
  expect(strong.score.high).toBeGreaterThan(weak.score.high)
})

test('a sound essay gets no corrections', async () => {
  expect((await assessEssay(STRONG, { examType: 'IELTS' })).mistakes).toEqual([])
})

test('an essay that takes up its topic is estimated higher than one on another', async () => {
  const on = await assessEssay(STRONG, {
    examType: 'IELTS',
    topic: 'Should governments spend public money on the arts?',
  })
  const off = await assessEssay(STRONG, {
    examType: 'IELTS',
    topic: 'Discuss the dangers of climbing volcanoes at night.',
  })
  const [task] = on.score.criteria
  expect(task?.high).toBeGreaterThan(off.score.criteria[0]?.high ?? 0)
  expect(off.suggestions.map(({ remark }) => say(remark)).join()).toContain('words from the topic')
})

/** Without what is quoted of the essay, names of exams, and the endings of words. */
const ownWords = (text: string): string =>
  text.replace(/“[^”]*”|「[^」]*」|\b(?:DSE|IELTS|TOEFL|GRE|SAT)\b|-(?:ing|ed|er|est|ful|s)\b|一个 l|一個 l/g, '')

test.each([
  ['a weak English essay', WEAK],
  ['a strong English essay', STRONG],
  ['an English essay with mistakes of every kind', MISTAKEN],
  ['a Chinese essay', CHINESE],
  ['a Chinese essay in the traditional script', TRADITIONAL],
])('what is said of %s is said in the language of its reader', async (_, essay) => {
  for (const examType of EXAM_TYPES) {
    const remarks = remarksOf(await assessEssay(essay, { examType, topic: 'Should every child go to school?' }))
    for (const remark of remarks) {
      expect(ownWords(speaker.word('en', remark))).not.toMatch(/\p{Script=Han}/u)
      expect(ownWords(speaker.word('zh-hans', remark))).not.toMatch(/[a-z]{2}/i)
      expect(ownWords(speaker.word('zh-hant', remark))).not.toMatch(/[a-z]{2}|[这误处为]/i)
    }
  }
})

test('a Chinese essay for an exam in English is estimated generally, and it is said', async () => {
  const { score, suggestions } = await assessEssay(CHINESE, { examType: 'IELTS' })
  expect(score.scale).toBe('0–100')
  expect(suggestions[0] && say(suggestions[0].remark)).toContain('IELTS is written in English')
})

test.each([
  ['one paragraph', 'The park is nice and people walk in it every day with their dogs. '.repeat(8), /paragraphs/],
  ['long sentences', `${'the boy ran and '.repeat(14)}stopped.`, /very long/],
  [
    'repeated words',
    'The library is open. I like the library. The library helps. Our library has books. A library is calm.',
    /“library” appears 5 times/,
  ],
  ['weak words', 'It was a very good day.', /“excellent”/],
  ['informal words', 'The kids were happy.', /“kids” is informal/],
  ['few words', 'The day was good.', /about 250 are expected/],
  ['commas alone', '我起床，刷牙，洗脸，吃饭，出门，上车，到学校，上课。', /Commas join clause after clause/],
])('a suggestion is made on %s', async (_, essay, expected) => {
  const { suggestions } = await assessEssay(essay, { examType: 'IELTS' })
  expect(suggestions.map(({ remark }) => say(remark)).join('\n')).toMatch(expected)
})

test('an empty essay gets the lowest estimate and says why', async () => {
  for (const essay of ['', ' \n\t']) {
    const feedback = await assessEssay(essay, { examType: 'IELTS' })
    expect(feedback).toMatchObject({
      mistakes: [],
      suggestions: [],
      feedback: { id: 'essays.nothing' },
      revised: essay,
    })
    expect(feedback.score).toMatchObject({ low: 0, high: expect.any(Number) })
    expect(feedback.score.high).toBeLessThan(1)
  }
})

test.each([
  ['one word', 'Hello'],
  ['one Chinese character', '水'],
  ['digits', '123 456'],
  ['a letter a thousand times', 'a'.repeat(20_000)],
  ['a word without end', 'the '.repeat(4000)],
  ['spaces', `word${' '.repeat(20_000)}word`],
  ['commas', ','.repeat(10_000)],
  ['full stops', '。'.repeat(10_000)],
  ['open brackets', '(“「'.repeat(3000)],
  ['Chinese without a stop', '因为下雨所以我们不去'.repeat(1000)],
  ['although without end', 'although it rains '.repeat(2000)],
  ['emoji', '👩‍👩‍👧🎉 I are happy. '.repeat(200)],
  ['lone surrogates', '\ud800 people is \udfff here. 我以经\ud800来了。'],
  ['control characters', '\u0000\u0007\u001b people is here \r\n\u2028'],
  ['another script', 'התא הוא יחידת החיים הקטנה ביותר.'],
  ['words that are names of every object', 'A very constructor book. It was constructor from valueOf to toString.'],
  ['such words among Chinese', '這個類別有一個 constructor 方法。我們用 valueOf 和 toString 來比較。'],
])('%s takes no harm', async (_, essay) => {
  const begun = process.cpuUsage()
  expectSound(essay, await assessEssay(essay, { examType: 'DSE', topic: essay.slice(0, 500) }))
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(20_000)
})

test.each([
  ['English', `${WEAK}\n\n`.repeat(90)],
  ['Chinese', `${CHINESE}\n\n`.repeat(45)],
])('5,000 words of %s are read within 20 seconds', async (_, essay) => {
  const begun = process.cpuUsage()
  expectSound(essay, await assessEssay(essay, { examType: 'IELTS' }))
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(20_000)
})

test('whatever is put together, places are exact', async () => {
  const pieces = fc.constantFrom(
    'People is happy ',
    'because they dont sleep , ',
    'i am agree. ',
    'more easy then ',
    'informations\n\n',
    'we was exciting ',
    '我以经来了,',
    '高兴的跳',
    '。。。',
    '通过活动，使我',
    '同学們',
    '"',
    ' ',
    '\ud83d',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 14 }), async (parts) => {
      const essay = parts.join('')
      expectSound(essay, await assessEssay(essay, { examType: 'GRE' }))
    }),
    { numRuns: 60 },
  )
})

const middle = async (essay: string, topic = 'Should governments pay for the arts?'): Promise<number> => {
  const { score } = await assessEssay(essay, { examType: 'IELTS', topic })
  return (score.low + score.high) / 2
}
const [SENTENCE = '', , THIRD = ''] = STRONG.split(/(?<=\.)\s+/)

test('sentences that come over again count once', async () => {
  const [strong, weak] = await Promise.all([middle(STRONG), middle(WEAK)])
  expect(strong).toBeGreaterThan(weak + 2)
  for (const padded of [
    Array(60).fill(SENTENCE).join(' '),
    Array(6).fill(Array(10).fill(SENTENCE).join(' ')).join('\n\n'),
    Array(20).fill(`${SENTENCE} ${THIRD}`).join('\n\n'),
  ]) {
    expect(await middle(padded)).toBeLessThan(3)
    const { suggestions } = await assessEssay(padded, { examType: 'IELTS' })
    expect(suggestions[0]?.remark.id).toBe('essays.repeated_english')
  }
  expect(await middle(`${STRONG}\n\n${STRONG}`)).toBeLessThan(strong)
})

test('letters, words and characters at random are worth next to nothing', async () => {
  const words = (STRONG.match(/[a-z]+/g) ?? []).toSorted((a, b) => (a.length * 7) % 5 || a.localeCompare(b))
  const sentences = (all: readonly string[]) => all.join(' ').replace(/((?:\S+ ){12})/g, '$1. ')
  expect(await middle(sentences(words.map((word) => [...word].toReversed().join(''))))).toBeLessThan(2)
  expect(await middle(sentences(words.filter((word) => word.length > 4)))).toBeLessThan(2)
  const characters = [...(CHINESE + TRADITIONAL).replace(/[^\p{Script=Han}]/gu, '')].toSorted()
  const chance = await assessEssay(characters.join('').replace(/(.{20})/gu, '$1。'), { examType: 'DSE' })
  expect(chance.suggestions[0]?.remark.id).toBe('essays.nonsense_chinese')
})

test('an essay on something else falls, however well it is written', async () => {
  expect(await middle(STRONG, 'Discuss the dangers of climbing volcanoes at night.')).toBeLessThan(
    (await middle(STRONG)) - 2,
  )
})

test.each([
  ['WEAK', WEAK],
  ['STRONG', STRONG],
  ['CHINESE', CHINESE],
  ['TRADITIONAL', TRADITIONAL],
])('figures of %s are whole, in every language', async (_name, essay) => {
  const { score, feedback, mistakes } = await assessEssay(essay, { examType: 'Other' })
  for (const language of ['en', 'zh-hant', 'zh-hans'] as const)
    for (const told of [feedback, ...score.criteria.map(({ reason }) => reason)])
      expect(speaker.in(language)(told)).not.toMatch(/\d\.\d/)
  const said = score.criteria.map(({ reason }) => say(reason)).join(' ')
  const count =
    mistakes.length === 0 ? 'no mistakes' : mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`
  expect(said.toLowerCase()).toContain(`${count} found in `)
  expect(said).toMatch(/ten sentences have (no|\d+) /)
})
