import { STOP_WORDS } from '../../en/data/words.ts'
import {
  type Advice as AdviceOn,
  type Draft,
  isNonsense,
  isOffTopic,
  isRepetitive,
  isShort,
  MOST_OF_A_KIND,
  whole,
  wornOpening,
} from '../advice.ts'
import type { Suggestion } from '../mistake.ts'
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

const sample: Advice = ({ isSampled }) =>
  isSampled
    ? [whole('This essay is very long. Passages from all parts of it, about 10,000 words, were checked for mistakes.')]
    : []

const length: Advice = (draft) =>
  isShort(draft)
    ? [
        whole(
          `The essay has ${draft.figures.length} words; about ${draft.expectedWords} are expected. Add a reason or an example to your main points.`,
        ),
      ]
    : []

const sense: Advice = (draft) =>
  isNonsense(draft) ? [whole('Much of this does not read as English, so the estimate is low.')] : []

const repetition: Advice = (draft) =>
  isRepetitive(draft)
    ? [
        whole(
          `Sentences come over again: ${draft.figures.distinctLength} of the ${draft.figures.length} words say something new. What is repeated counts once.`,
        ),
      ]
    : []

const longSentences: Advice = ({ essay, sentences }) =>
  sentences
    .filter(({ start, end }) => wordsOf(essay.slice(start, end)).length > LONG_SENTENCE_WORDS)
    .slice(0, MOST_OF_A_KIND)
    .map(({ start, end }) => ({ start, end, message: 'This sentence is very long. Make two of it.' }))

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
    .map(([word, count]) => whole(`“${word}” stands there ${count} times. Say it in other words now and then.`))
}

const STRONGER: Readonly<Record<string, string>> = {
  good: 'excellent',
  bad: 'terrible',
  important: 'crucial',
  big: 'enormous',
  small: 'tiny',
  happy: 'delighted',
  sad: 'miserable',
  tired: 'exhausted',
  interesting: 'fascinating',
  difficult: 'challenging',
  beautiful: 'stunning',
  angry: 'furious',
  hungry: 'starving',
  easy: 'effortless',
  useful: 'invaluable',
  popular: 'widespread',
  hard: 'demanding',
}

const weakIntensifiers: Advice = ({ essay }) =>
  [...essay.matchAll(/\bvery (\w+)\b/gi)]
    .flatMap(({ 0: phrase, 1: quality = '', index }) => {
      const stronger = STRONGER[quality.toLowerCase()]
      return stronger
        ? [
            {
              start: index,
              end: index + phrase.length,
              message: `One strong word says more than “${phrase}”: “${stronger}”.`,
            },
          ]
        : []
    })
    .slice(0, MOST_OF_A_KIND)

const INFORMAL: Readonly<Record<string, string>> = {
  kids: 'children',
  stuff: 'things',
  guys: 'people',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  cool: 'impressive',
  awesome: 'impressive',
  'a lot of': 'many or much',
  'lots of': 'many or much',
  ok: 'acceptable',
  mom: 'mother',
  dad: 'father',
}

const informalWords: Advice = ({ essay, isFormal }) =>
  isFormal
    ? [...essay.matchAll(new RegExp(String.raw`\b(?:${Object.keys(INFORMAL).join('|')})\b`, 'gi'))]
        .slice(0, MOST_OF_A_KIND)
        .map(({ 0: word, index }) => ({
          start: index,
          end: index + word.length,
          message: `“${word}” is informal; in an essay write “${INFORMAL[word.toLowerCase()] ?? ''}”.`,
        }))
    : []

const contractions: Advice = ({ essay, isFormal }) => {
  const found = [...essay.matchAll(/\b\w+(?:n['’]t|['’](?:re|ve|ll|m))\b/gi)]
  const [first] = found
  if (!isFormal || !first) return []
  const message = `Short forms such as “${first[0]}” (${found.length} in all) are informal; write them out.`
  return [{ start: first.index, end: first.index + first[0].length, message }]
}

const paragraphs: Advice = ({ figures }) =>
  figures.paragraphs < 3 && figures.length > FEWEST_WORDS
    ? [whole('Divide the essay into paragraphs: an introduction, one for each main point, and a conclusion.')]
    : []

const linking: Advice = ({ essay, figures }) => {
  if (figures.length < FEWEST_WORDS) return []
  if (figures.linkerKinds < 3)
    return [whole('Few words link your sentences. Use some such as “however”, “as a result” or “for example”.')]
  const counts = Map.groupBy(essay.toLowerCase().match(LINKER) ?? [], (linker) => linker)
  const [worn] = [...counts].filter(([, uses]) => uses.length >= 4)
  return worn ? [whole(`“${worn[0]}” links ${worn[1].length} sentences. Vary it.`)] : []
}

const openings: Advice = ({ sentences }) => {
  const worn = wornOpening(sentences.map(({ words }) => words[0]?.lower ?? ''))
  if (!worn || !/^\p{L}/u.test(worn[0])) return []
  const [opening, count] = worn
  return [
    whole(
      `${count} of ${sentences.length} sentences begin with “${opening}”. Begin some with a linking word or a time.`,
    ),
  ]
}

const support: Advice = ({ figures }) =>
  figures.support === 0 && figures.length > FEWEST_WORDS
    ? [whole('No sentence gives a reason or an example. Support each point with one (“because …”, “for example …”).')]
    : []

const conclusion: Advice = ({ essay, figures, isFormal }) => {
  const last = essay.trim().split(/\n+/).at(-1) ?? ''
  const concludes = /\b(?:conclu\w+|sum up|summary|overall|in short|all in all|therefore|finally|to end)\b/i.test(last)
  return isFormal && figures.length > FEWEST_WORDS * 1.5 && figures.paragraphs >= 3 && !concludes
    ? [whole('The last paragraph does not read as a conclusion. Sum up your view in a sentence or two.')]
    : []
}

const topic: Advice = (draft) =>
  isOffTopic(draft)
    ? [whole('Few words of the topic come back in the essay. Make sure that each paragraph answers the question.')]
    : []

const ADVICE: readonly Advice[] = [
  sample,
  sense,
  repetition,
  length,
  topic,
  paragraphs,
  support,
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
