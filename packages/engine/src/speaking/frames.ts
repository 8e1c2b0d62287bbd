import type { SpeakingLevel, TopicScript } from '@lectern/domain/speaking'
import { FRAMES } from './data/frames.ts'
import type { TopicKind } from './topic-kind.ts'

/** A topic made ready without a model: how a talk opens, the task of a presentation and its three parts, sentences to repeat. */
export type TopicFrame = {
  readonly opening: string
  readonly task: string
  readonly points: string[]
  readonly sentences: string[]
}

/** What the three parts of a presentation are about. */
export const presentationPoints = (kind: TopicKind, script: TopicScript): string[] => [...FRAMES[script].points[kind]]

const CLOSING_MARKS = /[\s.!?。！？…]+$/u
/** A first word that has its capital from standing first, not from being a name. */
const SMALL_FIRST_WORD = /^(?:An?|The|My|Our|Your|How|Why|What|When|Where|Who|Is|Are|Do|Does|Should|Learning|Living)\b/
const ASKS_FOR_OPINION = /[?？]\s*$|\b(?:should|better)\b|[应應][该該]|是否/i

/** Makes ready a topic of the student's own: general sentences of the level, around the words they typed. */
export function frameTopic(topic: string, level: SpeakingLevel, script: TopicScript): TopicFrame {
  const { opening, task, sentences } = FRAMES[script]
  const name = topic.replace(CLOSING_MARKS, '').trim() || topic
  const inSentence = name.replace(SMALL_FIRST_WORD, (word) => word.toLowerCase())
  const kind: TopicKind = ASKS_FOR_OPINION.test(topic) ? 'opinion' : 'explain'
  return {
    opening: opening(name),
    task: task(name),
    points: presentationPoints(kind, script),
    sentences: sentences[level].map((sentence) => sentence(inSentence)),
  }
}
