import type { TopicScript } from '@lectern/domain/speaking'
import { textTerms } from './answer/search-terms.ts'
import { findChineseMistakes } from './essay/chinese/find-mistakes.ts'
import { findByOwnRules } from './essay/english/find-mistakes.ts'
import { type Finding, type MistakeKind, withoutOverlaps } from './essay/mistake.ts'
import { ASSESSMENT_PHRASES, type AssessmentPhrases } from './speaking/assessment-phrases.ts'
import { fluencyOf, type Said, type SpeakingFigures, speakingFigures } from './speaking-figures.ts'

/** Speech about a topic: every turn of a talk, or every part of a presentation. */
export type SpokenWork = {
  readonly topic: string
  /** What was asked about it, in more words. */
  readonly question: string
  readonly script: TopicScript
  readonly turns: readonly Said[]
}

/** One criterion, 0 to 100; null where nothing can be said, and the comment says why. */
export type SpokenCriterion = { readonly score: number | null; readonly comment: string }

export type SpeakingAssessment = {
  readonly fluency: SpokenCriterion
  readonly vocabulary: SpokenCriterion
  readonly grammar: SpokenCriterion
  readonly content: SpokenCriterion
  readonly corrections: readonly {
    readonly quote: string
    readonly correction: string | null
    readonly explanation: string
  }[]
  readonly practise: readonly string[]
  readonly summary: string
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
export async function assessSpeech({ topic, question, script, turns }: SpokenWork): Promise<SpeakingAssessment> {
  const phrases = ASSESSMENT_PHRASES[script]
  const figures = speakingFigures(turns)
  if (figures.words === 0) return nothingSaid(phrases)
  const mistakes = await mistakesIn(turns, figures.isChinese)
  const judged: Judged = {
    fluency: judgeFluency(figures, phrases),
    vocabulary: judgeVocabulary(figures, phrases),
    grammar: judgeGrammar(figures, mistakes.length, phrases),
    content: judgeContent(`${topic} ${question}`, turns, figures, phrases),
  }
  return {
    ...judged,
    corrections: mistakes
      .slice(0, MOST_CORRECTIONS)
      .map(({ quote, correction, message }) => ({ quote, correction, explanation: message })),
    practise: whatToPractise(judged, figures, mistakes, phrases),
    summary: summarise(judged, turns.length, figures.words, phrases),
  }
}

function nothingSaid({ nothingSaid: comment, practise }: AssessmentPhrases): SpeakingAssessment {
  const none = { score: null, comment }
  const criteria = { fluency: none, vocabulary: none, grammar: none, content: none }
  return { ...criteria, corrections: [], practise: [practise.more], summary: comment }
}

type SpokenMistake = { readonly quote: string; readonly correction: string | null; readonly message: string }

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

function quoteOf(text: string, { start, end, replacement, message }: Finding): SpokenMistake {
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
  return { quote, correction: replacement === null ? null : before + replacement + after, message }
}

function judgeFluency(figures: SpeakingFigures, phrases: AssessmentPhrases): SpokenCriterion {
  const fluency = fluencyOf(figures)
  if (!fluency) return { score: null, comment: phrases.typedOnly }
  const fillers = figures.fillers > 0 ? phrases.fillers(figures.fillers) : ''
  return { score: fluency.score, comment: phrases.pace[fluency.pace](figures.wordsPerMinute ?? 0) + fillers }
}

function judgeVocabulary({ diversity, words }: SpeakingFigures, phrases: AssessmentPhrases): SpokenCriterion {
  if (diversity === null) return { score: null, comment: phrases.tooLittle(words, WORDS_FOR_DIVERSITY) }
  const share = (diversity - DIVERSITY.none) / (DIVERSITY.full - DIVERSITY.none)
  const band = diversity < DIVERSITY.low ? 'low' : diversity < DIVERSITY.high ? 'fair' : 'high'
  return { score: toScore(share), comment: phrases.diversity[band] }
}

function judgeGrammar({ words }: SpeakingFigures, mistakes: number, phrases: AssessmentPhrases): SpokenCriterion {
  if (words < FEWEST_WORDS) return { score: null, comment: phrases.tooLittle(words, FEWEST_WORDS) }
  const share = 1 - ((mistakes / words) * 100) / MISTAKES_A_HUNDRED_AT_NOTHING
  return { score: toScore(share), comment: mistakes === 0 ? phrases.noMistakes : phrases.grammar(mistakes, words) }
}

function judgeContent(
  topic: string,
  turns: readonly Said[],
  { words }: SpeakingFigures,
  phrases: AssessmentPhrases,
): SpokenCriterion {
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
  const brief = fullness < 1 ? phrases.brief : ''
  return {
    score: toScore(RELEVANCE_SHARE * Math.min(1, relevance * 3) + (1 - RELEVANCE_SHARE) * fullness),
    comment: phrases.content[band] + brief,
  }
}

function whatToPractise(
  { fluency, vocabulary, content, grammar }: Judged,
  { fillers, words, wordsPerMinute, ...figures }: SpeakingFigures,
  mistakes: readonly SpokenMistake[],
  { practise, rule }: AssessmentPhrases,
): string[] {
  const pace = fluencyOf({ fillers, words, wordsPerMinute, ...figures })?.pace
  const isLow = ({ score }: SpokenCriterion) => score !== null && score < 60
  const advice = [
    ...(isLow(grammar) || mistakes.length > 0
      ? [...new Set(mistakes.map(({ message }) => rule(message)))].slice(0, 2)
      : []),
    ...(pace === 'slow' || pace === 'fast' ? [practise[pace]] : []),
    ...((fillers / words) * 100 > FEW_FILLERS_A_HUNDRED ? [practise.fillers] : []),
    ...(isLow(vocabulary) ? [practise.vocabulary] : []),
    ...(isLow(content) ? [practise.topic] : []),
    ...(fluency.score === null || vocabulary.score === null ? [practise.length] : []),
    practise.more,
  ]
  return advice.slice(0, MOST_PRACTICE)
}

function summarise(judged: Judged, turnCount: number, words: number, phrases: AssessmentPhrases): string {
  const scored = (Object.keys(judged) as (keyof Judged)[])
    .flatMap((name) => (judged[name].score === null ? [] : [{ name, score: judged[name].score }]))
    .toSorted((one, other) => other.score - one.score)
  const [best, worst] = [scored[0], scored.at(-1)]
  const differ = best && worst && best.score > worst.score
  return (
    phrases.summary(turnCount, words) +
    (differ && best.score >= GOOD_SCORE ? phrases.best(phrases.criteria[best.name]) : '') +
    (differ ? phrases.next(phrases.criteria[worst.name]) : '')
  )
}

const toScore = (share: number): number => Math.round(Math.max(0, Math.min(1, share)) * 100)
