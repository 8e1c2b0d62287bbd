import { type Message, message } from '@lectern/texts/message'
import { joined } from '../remarks.ts'
import type { Aspects } from './aspects.ts'
import type { Aspect } from './exams.ts'
import type { EssayLanguage, Figures } from './figures.ts'
import type { Mistake, MistakeKind } from './mistake.ts'

const STRONG = 0.65
const WEAK = 0.55
const MOST_NAMED = 2
const MOST_KINDS = 3

/** The written feedback on an essay: paragraphs, and lines that begin with a dash. */
export function writeFeedback(
  language: EssayLanguage,
  aspects: Aspects,
  figures: Figures,
  mistakes: readonly Mistake[],
): Message {
  const ranked = (Object.entries(aspects) as [Aspect, number][])
    .filter(([aspect]) => aspect !== 'relevance')
    .sort((a, b) => b[1] - a[1])
  const strong = ranked.filter(([, value]) => value >= STRONG).slice(0, MOST_NAMED)
  const weak = ranked
    .toReversed()
    .filter(([, value]) => value < WEAK)
    .slice(0, MOST_NAMED)
  const strengths = strong.map(([aspect]) => message(`essays.strength_${aspect}`))
  const advice = weak.map(([aspect]) =>
    message('essays.item', { advice: message(`essays.advice_${language}_${aspect}`) }),
  )
  return joined('paragraphs', [
    message('essays.estimated'),
    ...(strengths.length > 0 ? [message('essays.works', { strengths: joined('clauses', strengths) })] : []),
    remarkOnKinds(mistakes),
    ...(advice.length > 0 ? [message('essays.workOnNext', { advice: joined('lines', advice) })] : []),
    language === 'chinese' ? chineseFigures(figures) : englishFigures(figures),
  ])
}

/** Which kinds of mistakes are the most. */
function remarkOnKinds(mistakes: readonly Mistake[]): Message {
  const kinds = [...Map.groupBy(mistakes, ({ kind }) => kind)]
    .map(([kind, own]): [MistakeKind, number] => [kind, own.length])
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_KINDS)
    .map(([kind, count]) => message('essays.kindCount', { kind: message(`essays.kind_${kind}`), count }))
  return kinds.length > 0
    ? message('essays.mostMistakes', { kinds: joined('items', kinds) })
    : message('essays.noMistakes')
}

const englishFigures = (figures: Figures): Message =>
  message('essays.figures_english', {
    words: figures.length,
    sentences: figures.sentences,
    mean: Math.round(figures.meanSentence),
    paragraphs: figures.paragraphs,
    diversity: Math.round(figures.diversity),
    rare: Math.round(figures.rareShare * 100),
    ease: Math.round(figures.readingEase ?? 0),
    grade: Math.max(0, Math.round(figures.grade ?? 0)),
  })

const chineseFigures = (figures: Figures): Message =>
  message('essays.figures_chinese', {
    words: figures.length,
    sentences: figures.sentences,
    mean: Math.round(figures.meanSentence),
    paragraphs: figures.paragraphs,
    diversity: Math.round(figures.diversity),
    linkers: figures.linkers,
  })
