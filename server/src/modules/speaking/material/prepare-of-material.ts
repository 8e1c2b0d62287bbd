import { SPEAKING_TEXTS, scriptOfLanguage } from '@lectern/domain/speaking'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { listSentencesOf } from '../sessions/session-store.ts'
import type { Practice } from '../tasks.ts'
import { tidyLines } from '../tidy-text.ts'
import { chooseSentences, FEWEST_SENTENCES, segmentsOf } from './choose-sentences.ts'
import { drawFromMaterial } from './draw-from-material.ts'
import { passagesOf } from './passages-for.ts'
import type { SpokenMaterial } from './read-material.ts'
import { stretchesOf } from './stretches.ts'
import { prepareOfMaterialTask } from './tasks.ts'

type Parts = Pick<Services, 'database' | 'engine' | 'model'>

/**
 * What a session about a material begins with: a talk a question about it, a presentation its parts, shadowing sentences of its own;
 * and what is known of it later.
 * @throws Problem `content_rejected` where no sentence of it can well be repeated, `generation_failed`
 */
export async function prepareOfMaterial(parts: Parts, practice: Practice, material: SpokenMaterial, asker: Asker) {
  const { mode, topic, language } = practice
  if (mode === 'shadowing') {
    // What is repeated is held to its sentences alone: nothing else of the material is asked for later.
    const sentences = await sentencesOf(parts, practice, material, asker)
    return { opening: topic, points: [], sentences, madeBy: 'built-in' as const, materialTold: null }
  }
  const say = speaker.in(scriptOfLanguage(language) ?? 'en')
  const isModel = parts.model.description.madeBy === 'model'
  const about = { ...material, title: topic }
  const materialTold = await drawFromMaterial(parts, about, { mode, isAsking: !isModel, say }, asker)
  const passages = isModel ? await passagesOf(parts, material.text, topic, 'start', asker) : []
  const { asked } = materialTold
  const { output, ...maker } = await parts.model.run(prepareOfMaterialTask, { ...practice, passages, asked }, asker)
  const [opening = ''] = tidyLines([output.opening])
  const points = mode === 'presentation' ? tidyLines(output.points) : []
  return { opening, points, sentences: [], ...maker, materialTold }
}

/** Sentences of the text that can be repeated: those that the engine takes for its notes, and others where these are few. */
async function sentencesOf(
  { database, engine }: Pick<Parts, 'database' | 'engine'>,
  { level, language }: Practice,
  { id, text }: SpokenMaterial,
  asker: Asker,
): Promise<string[]> {
  const read = stretchesOf(text).join('\n\n')
  const before = await listSentencesOf(database.queries, asker.student.id, id)
  const choose = (sentences: readonly string[]) => chooseSentences(sentences, { level, language, before })
  const telling = scriptOfLanguage(language) ? choose(await readSentences()) : []
  const areEnough = telling.filter((one) => !before.has(one)).length >= FEWEST_SENTENCES
  const chosen = areEnough ? telling : choose([...telling, ...segmentsOf(read, language)])
  if (chosen.length === 0) throw new Problem('content_rejected', SPEAKING_TEXTS.noSentences)
  return chosen

  async function readSentences() {
    const { sections } = await engine.makeNotes(read, { purpose: 'detailed' }, asker)
    return sections.flatMap(({ points }) => points.flatMap((point) => [point.text, ...point.details]))
  }
}
