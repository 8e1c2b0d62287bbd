import type { Answer, Query } from '@lectern/contract/endpoint'
import type { speakingEndpoints } from '@lectern/contract/speaking'
import type { SpeakingTopic } from '@lectern/contract/speaking/shapes'
import { type SpeakingLanguage, type SpeakingLevel, scriptOfLanguage } from '@lectern/domain/speaking'
import { type ListedTopic, topicsIn } from './topic-list.ts'

/** The topics of a level, or of all, in the language of the practice; in English where they are not in it. */
export function listTopics({
  language,
  level,
}: Query<typeof speakingEndpoints.listTopics>): Answer<typeof speakingEndpoints.listTopics> {
  return { topics: topicsOf(language, level).map(presentTopic) }
}

/** One of them by chance, another than `except` where there are others. */
export function pickTopic(
  { language, level, except }: Query<typeof speakingEndpoints.randomTopic>,
  random: () => number = Math.random,
): SpeakingTopic {
  const topics = topicsOf(language, level).filter(({ id }) => id !== except)
  const picked = topics[Math.floor(random() * topics.length)]
  if (!picked) throw new Error('There are no topics')
  return presentTopic(picked)
}

const topicsOf = (language: SpeakingLanguage, level: SpeakingLevel | undefined): ListedTopic[] =>
  topicsIn(scriptOfLanguage(language)).filter((topic) => !level || topic.level === level)

const presentTopic = ({ id, level, title, question }: ListedTopic): SpeakingTopic => ({ id, level, title, question })
