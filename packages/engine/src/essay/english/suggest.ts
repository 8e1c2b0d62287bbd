import { type Message, message } from '@lectern/texts/message'
import { STOP_WORDS } from '../../en/data/words.ts'
import { type Advice as AdviceOn, type Draft, MOST_OF_A_KIND, sharedAdvice, whole, wornOpening } from '../advice.ts'
import type { Suggestion } from '../mistake.ts'
import { STRONGER } from './data/stronger-words.ts'
import { LINKER, wordsOf } from './figures.ts'
import type { EssaySentence } from './sentence.ts'

type EnglishDraft = Draft & {
  readonly essay: string
  readonly sentences: readonly EssaySentence[]
  /** Whether an examiner reads it: formal words are expected. */
  readonly isFormal: boolean
  /** Whether only passages of it were checked for mistakes. */
  readonly isSampled: boolean
}

type Advice = AdviceOn<EnglishDraft>

const LONG_SENTENCE_WORDS = 40
const FEWEST_WORDS = 100

const sample: Advice = ({ isSampled }) => (isSampled ? [whole(message('essays.sampled'))] : [])

const longSentences: Advice = ({ essay, sentences }) =>
  sentences
    .filter(({ start, end }) => wordsOf(essay.slice(start, end)).length > LONG_SENTENCE_WORDS)
    .slice(0, MOST_OF_A_KIND)
    .map(({ start, end }) => ({ start, end, remark: message('essays.longSentence_english') }))

const repeatedWords: Advice = ({ essay, figures }) => {
  const counts = new Map<string, number>()
  for (const word of wordsOf(essay.toLowerCase())) {
    if (word.length > 3 && !STOP_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const least = Math.max(5, figures.length * 0.025)
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_OF_A_KIND)
    .map(([word, count]) => whole(message('essays.wornWord', { word, count })))
}

const weakIntensifiers: Advice = ({ essay }) =>
  [...essay.matchAll(/\bvery (\w+)\b/gi)]
    .flatMap(({ 0: phrase, 1: quality = '', index }) => {
      const stronger = STRONGER.get(quality.toLowerCase())
      return stronger
        ? [
            {
              start: index,
              end: index + phrase.length,
              remark: message('essays.stronger', { phrase, word: stronger }),
            },
          ]
        : []
    })
    .slice(0, MOST_OF_A_KIND)

/** Phrases for much or many of something. */
const AMOUNT = /^(?:a lot|lots) of$/i

const INFORMAL: Readonly<Record<string, string>> = {
  kids: 'children',
  stuff: 'things',
  guys: 'people',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  cool: 'impressive',
  awesome: 'impressive',
  ok: 'acceptable',
  mom: 'mother',
  dad: 'father',
}

const informalWords: Advice = ({ essay, isFormal }) =>
  isFormal
    ? [...essay.matchAll(new RegExp(String.raw`\b(?:a lot of|lots of|${Object.keys(INFORMAL).join('|')})\b`, 'gi'))]
        .slice(0, MOST_OF_A_KIND)
        .map(({ 0: word, index }) => ({
          start: index,
          end: index + word.length,
          remark: remarkOnInformal(word),
        }))
    : []

const remarkOnInformal = (word: string): Message =>
  AMOUNT.test(word)
    ? message('essays.informalAmount', { word })
    : message('essays.informal', { word, formal: INFORMAL[word.toLowerCase()] ?? '' })

const contractions: Advice = ({ essay, isFormal }) => {
  const found = [...essay.matchAll(/\b\w+(?:n['’]t|['’](?:re|ve|ll|m))\b/gi)]
  const [first] = found
  if (!isFormal || !first) return []
  const remark = message('essays.shortForms', { word: first[0], count: found.length })
  return [{ start: first.index, end: first.index + first[0].length, remark }]
}

const linking: Advice = ({ essay, figures }) => {
  if (figures.length < FEWEST_WORDS) return []
  if (figures.linkerKinds < 3) return [whole(message('essays.fewLinks_english'))]
  const counts = Map.groupBy(essay.toLowerCase().match(LINKER) ?? [], (linker) => linker)
  const [worn] = [...counts].filter(([, uses]) => uses.length >= 4)
  return worn ? [whole(message('essays.wornLink', { word: worn[0], count: worn[1].length }))] : []
}

const openings: Advice = ({ sentences }) => {
  const worn = wornOpening(sentences.map(({ words }) => words[0]?.lower ?? ''))
  if (!worn || !/^\p{L}/u.test(worn[0])) return []
  const [opening, count] = worn
  return [whole(message('essays.wornOpening_english', { count, sentences: sentences.length, opening }))]
}

const conclusion: Advice = ({ essay, figures, isFormal }) => {
  const last = essay.trim().split(/\n+/).at(-1) ?? ''
  const concludes = /\b(?:conclu\w+|sum up|summary|overall|in short|all in all|therefore|finally|to end)\b/i.test(last)
  return isFormal && figures.length > FEWEST_WORDS * 1.5 && figures.paragraphs >= 3 && !concludes
    ? [whole(message('essays.noConclusion'))]
    : []
}

const ADVICE: readonly Advice[] = [
  sample,
  ...sharedAdvice('english', FEWEST_WORDS),
  linking,
  conclusion,
  openings,
  repeatedWords,
  longSentences,
  weakIntensifiers,
  informalWords,
  contractions,
]

/** What could be better in an English essay though it is no mistake, the weightiest first. */
export const suggestForEnglish = (draft: EnglishDraft): Suggestion[] =>
  draft.figures.length === 0 ? [] : ADVICE.flatMap((advice) => advice(draft))
