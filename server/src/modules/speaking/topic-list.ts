import { readFileSync } from 'node:fs'
import { SPEAKING_LEVELS, type SpeakingLevel, TOPIC_SCRIPTS, type TopicScript } from '@lectern/domain/speaking'
import { TOPIC_KINDS, type TopicKind } from '@lectern/engine/topic-kind'

/** A topic in one language, with the question that opens a talk and sentences of its level. */
export interface ListedTopic {
  id: string
  level: SpeakingLevel
  kind: TopicKind
  title: string
  question: string
  sentences: string[]
}

/**
 * The topics of `topics/LEVEL.LANGUAGE.txt`: paragraphs of a first line `id | kind | title` (the kind in English alone),
 * the question, and five sentences. Every language has the same topics in the same order.
 */
function readTopics(script: TopicScript, kinds: ReadonlyMap<string, TopicKind>): ListedTopic[] {
  return SPEAKING_LEVELS.flatMap((level) => {
    const text = readFileSync(new URL(`./topics/${level}.${script}.txt`, import.meta.url), 'utf8')
    return text
      .trim()
      .split(/\n\n+/)
      .map((paragraph) => {
        const [first = '', question = '', ...sentences] = paragraph.split('\n')
        const parts = first.split(' | ')
        const [id = '', title = ''] = [parts[0], parts.at(-1)]
        const kind = TOPIC_KINDS.find((name) => name === parts[1]) ?? kinds.get(id)
        if (!kind) throw new Error(`The topic ${id} has no kind`)
        return { id, level, kind, title, question, sentences }
      })
  })
}

const english = readTopics('en', new Map())
const kinds = new Map(english.map(({ id, kind }) => [id, kind]))
const TOPICS: Readonly<Record<TopicScript, readonly ListedTopic[]>> = {
  en: english,
  'zh-hans': readTopics('zh-hans', kinds),
  'zh-hant': readTopics('zh-hant', kinds),
}

/** The topics in a language, in English where there are none in it. */
export const topicsIn = (script: TopicScript | null): readonly ListedTopic[] => TOPICS[script ?? 'en']

/** A listed topic by its title, in whatever language that stands; given in the language asked for. */
export function findTopic(title: string, script: TopicScript | null): ListedTopic | null {
  const wanted = title.trim().toLowerCase()
  for (const known of TOPIC_SCRIPTS) {
    const place = TOPICS[known].findIndex((topic) => topic.title.toLowerCase() === wanted)
    if (place >= 0) return topicsIn(script)[place] ?? null
  }
  return null
}
