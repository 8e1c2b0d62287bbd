import { type Message, message } from '@lectern/texts/message'
import { textTerms } from '../answer/search-terms.ts'
import { findChineseMistakes } from '../essay/chinese/find-mistakes.ts'
import { findByOwnRules } from '../essay/english/find-mistakes.ts'
import { type Finding, type MistakeKind, withoutOverlaps } from '../essay/mistake.ts'
import { joined, withoutRepeats } from '../remarks.ts'
import { fluencyOf, type Said, type SpeakingFigures, speakingFigures } from './figures.ts'

/** Speech about a topic: every turn of a talk, or every part of a presentation. */
export type SpokenWork = {
  readonly topic: string
  /** What was asked about it, in more words. */
  readonly question: string
  readonly turns: readonly Said[]
}

/** One criterion, 0 to 100; null where nothing can be said, and the comment says why. */
export type SpokenCriterion = { readonly score: number | null; readonly comment: Message }

export type SpeakingAssessment = {
  readonly fluency: SpokenCriterion
  readonly vocabulary: SpokenCriterion
  readonly grammar: SpokenCriterion
  readonly content: SpokenCriterion
  readonly corrections: readonly {
    readonly quote: string
    readonly correction: string | null
    readonly explanation: Message
  }[]
  readonly practise: readonly Message[]
  readonly summary: Message
}

type Judged = Readonly<Record<'fluency' | 'vocabulary' | 'grammar' | 'content', SpokenCriterion>>

/** What a recogniser writes is its own: nobody speaks capitals, marks or spellings. */
const NOT_SPOKEN: ReadonlySet<MistakeKind> = new Set([
  'capitals',
  'punctuation',
  'apostrophe',
  'spelling',
  'script',
  'repetition',
])
/** Kinds of mistakes that typed turns do not tell of a speaker; their spelling is the student's own. */
const NOT_SAID: ReadonlySet<MistakeKind> = new Set(['capitals', 'punctuation', 'script'])
const MOST_CHARACTERS = 20_000
const MOST_CORRECTIONS = 30
const MOST_PRACTICE = 4
const MOST_RULES = 2
const CONTEXT_CHARACTERS = 24
/** Up to the clause that a mistake stands in, and from its end on. */
const BEFORE = /^.*[\n.!?。！？，；]\s*/su
const AFTER = /[\n.!?。！？，；].*$/su
const FEWEST_WORDS = 25
const WORDS_FOR_DIVERSITY = 50
const WORDS_A_TURN = 15
const MISTAKES_A_HUNDRED_AT_NOTHING = 25
/** A criterion below it does not stand out, though the others are lower still. */
const GOOD_SCORE = 60
/** How much of the content's score is that the topic's own words come up. */
const RELEVANCE_SHARE = 0.35
const DIVERSITY = { none: 20, full: 80, low: 40, high: 70 }
const FEW_FILLERS_A_HUNDRED = 3

/** Assesses speech without a model: by what can be counted and by rules of grammar. Any text will do. */
export async function assessSpeech({ topic, question, turns }: SpokenWork): Promise<SpeakingAssessment> {
  const figures = speakingFigures(turns)
  if (figures.words === 0) return NOTHING_SAID
  const mistakes = await mistakesIn(turns, figures.isChinese)
  const judged: Judged = {
    fluency: judgeFluency(figures),
    vocabulary: judgeVocabulary(figures),
    grammar: judgeGrammar(figures, mistakes.length),
    content: judgeContent(`${topic} ${question}`, turns, figures),
  }
  return {
    ...judged,
    corrections: mistakes
      .slice(0, MOST_CORRECTIONS)
      .map(({ quote, correction, remark }) => ({ quote, correction, explanation: remark })),
    practise: whatToPractise(judged, figures, mistakes),
    summary: summarise(judged, turns.length, figures),
  }
}

const NOTHING = { score: null, comment: message('spoken.nothing') }
const NOTHING_SAID: SpeakingAssessment = {
  fluency: NOTHING,
  vocabulary: NOTHING,
  grammar: NOTHING,
  content: NOTHING,
  corrections: [],
  practise: [message('spoken.practise_more')],
  summary: NOTHING.comment,
}

type SpokenMistake = { readonly quote: string; readonly correction: string | null; readonly remark: Message }

/** The mistakes of all turns, each once, quoted with the words around it. */
async function mistakesIn(turns: readonly Said[], isChinese: boolean): Promise<SpokenMistake[]> {
  const found = new Map<string, SpokenMistake>()
  let left = MOST_CHARACTERS
  for (const { text, seconds } of turns) {
    const part = text.slice(0, left)
    left -= part.length
    const findings = isChinese ? await findChineseMistakes(part) : withoutOverlaps(findByOwnRules(part))
    const unspoken = seconds === null ? NOT_SAID : NOT_SPOKEN
    for (const finding of findings) {
      const mistake = unspoken.has(finding.kind) ? null : quoteOf(part, finding)
      if (mistake) found.set(mistake.quote.toLowerCase(), mistake)
    }
  }
  return [...found.values()]
}

function quoteOf(text: string, { start, end, replacement, remark }: Finding): SpokenMistake {
  const [from, to] = [Math.max(0, start - CONTEXT_CHARACTERS), Math.min(text.length, end + CONTEXT_CHARACTERS)]
  const before = text
    .slice(from, start)
    .replace(from > 0 ? /^\S*\s(?=\S)/u : '', '')
    .replace(BEFORE, '')
  const after = text
    .slice(end, to)
    .replace(to < text.length ? /\s\S*$/u : '', '')
    .replace(AFTER, '')
  const quote = before + text.slice(start, end) + after
  return { quote, correction: replacement === null ? null : before + replacement + after, remark }
}

/** So many words, or characters of Chinese. */
const amountOf = (count: number, { isChinese }: SpeakingFigures): Message =>
  message(isChinese ? 'spoken.characters' : 'spoken.words', { count })

const tooLittle = (figures: SpeakingFigures, needed: number): SpokenCriterion => ({
  score: null,
  comment: message('spoken.tooLittle', { amount: amountOf(figures.words, figures), needed }),
})

function judgeFluency(figures: SpeakingFigures): SpokenCriterion {
  const fluency = fluencyOf(figures)
  if (!fluency) return { score: null, comment: message('spoken.typedOnly') }
  const amount = amountOf(figures.wordsPerMinute ?? 0, figures)
  const pace =
    fluency.pace === 'slow'
      ? message('spoken.pace_slow', { amount, ...fluency.easy })
      : message(`spoken.pace_${fluency.pace}`, { amount })
  const fillers = figures.fillers > 0 ? [message('spoken.fillers', { count: figures.fillers })] : []
  return { score: fluency.score, comment: joined('sentences', [pace, ...fillers]) }
}

function judgeVocabulary(figures: SpeakingFigures): SpokenCriterion {
  const { diversity } = figures
  if (diversity === null) return tooLittle(figures, WORDS_FOR_DIVERSITY)
  const share = (diversity - DIVERSITY.none) / (DIVERSITY.full - DIVERSITY.none)
  const band = diversity < DIVERSITY.low ? 'low' : diversity < DIVERSITY.high ? 'fair' : 'high'
  return { score: toScore(share), comment: message(`spoken.diversity_${band}`) }
}

function judgeGrammar(figures: SpeakingFigures, mistakes: number): SpokenCriterion {
  const { words } = figures
  if (words < FEWEST_WORDS) return tooLittle(figures, FEWEST_WORDS)
  const share = 1 - ((mistakes / words) * 100) / MISTAKES_A_HUNDRED_AT_NOTHING
  const comment =
    mistakes === 0
      ? message('spoken.noMistakes')
      : message('spoken.mistakes', { mistakes, amount: amountOf(words, figures) })
  return { score: toScore(share), comment }
}

function judgeContent(topic: string, turns: readonly Said[], { words }: SpeakingFigures): SpokenCriterion {
  const wanted = new Set(textTerms(topic).filter((term) => term.length > 1))
  const said = new Set(
    textTerms(
      turns
        .map(({ text }) => text)
        .join('\n')
        .slice(0, MOST_CHARACTERS),
    ),
  )
  const relevance = wanted.size === 0 ? 1 : wanted.intersection(said).size / wanted.size
  const fullness = Math.min(1, words / (turns.length * WORDS_A_TURN))
  const band = relevance === 0 ? 'off' : relevance < 1 / 3 ? 'partly' : 'on'
  const brief = fullness < 1 ? [message('spoken.brief')] : []
  return {
    score: toScore(RELEVANCE_SHARE * Math.min(1, relevance * 3) + (1 - RELEVANCE_SHARE) * fullness),
    comment: joined('sentences', [message(`spoken.content_${band}`), ...brief]),
  }
}

function whatToPractise(
  { fluency, vocabulary, content, grammar }: Judged,
  figures: SpeakingFigures,
  mistakes: readonly SpokenMistake[],
): Message[] {
  const pace = fluencyOf(figures)?.pace
  const isLow = ({ score }: SpokenCriterion) => score !== null && score < GOOD_SCORE
  const advice = [
    ...(isLow(grammar) || mistakes.length > 0 ? rulesOf(mistakes).slice(0, MOST_RULES) : []),
    ...(pace === 'slow' || pace === 'fast' ? [message(`spoken.practise_${pace}`)] : []),
    ...((figures.fillers / figures.words) * 100 > FEW_FILLERS_A_HUNDRED ? [message('spoken.practise_fillers')] : []),
    ...(isLow(vocabulary) ? [message('spoken.practise_vocabulary')] : []),
    ...(isLow(content) ? [message('spoken.practise_topic')] : []),
    ...(fluency.score === null || vocabulary.score === null ? [message('spoken.practise_length')] : []),
    message('spoken.practise_more'),
  ]
  return advice.slice(0, MOST_PRACTICE)
}

/** The rules behind mistakes, each once. */
const rulesOf = (mistakes: readonly SpokenMistake[]): Message[] =>
  withoutRepeats(mistakes.map(({ remark }) => remark)).map((rule) => message('spoken.practise_rule', { rule }))

function summarise(judged: Judged, turns: number, figures: SpeakingFigures): Message {
  const scored = (Object.keys(judged) as (keyof Judged)[])
    .flatMap((name) => (judged[name].score === null ? [] : [{ name, score: judged[name].score }]))
    .toSorted((one, other) => other.score - one.score)
  const [best, worst] = [scored[0], scored.at(-1)]
  const differ = best && worst && best.score > worst.score
  return joined('sentences', [
    message(figures.seconds === null ? 'spoken.summaryTyped' : 'spoken.summary', {
      turns,
      amount: amountOf(figures.words, figures),
    }),
    ...(differ && best.score >= GOOD_SCORE ? [message('spoken.best', { criterion: criterionOf(best.name) })] : []),
    ...(differ ? [message('spoken.next', { criterion: criterionOf(worst.name) })] : []),
  ])
}

const criterionOf = (name: keyof Judged): Message => message(`spoken.criterion_${name}`)

const toScore = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 100)
