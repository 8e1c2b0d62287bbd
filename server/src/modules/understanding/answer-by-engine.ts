import type { Citation } from '@lectern/contract/understanding/shapes'
import type { Asker } from '../../platform/concurrency/asker.ts'
import type { Engine } from '../../platform/model/engine/engine.ts'
import type { Brief } from './brief.ts'

const BETWEEN = '\n\n'
const LONGEST_CITATION = 4000

/** Answers from the sentences of the notes and of what was read in the image, by the built-in engine. */
export async function answerByEngine(
  { notes, imageDescription, question, turns, language }: Brief,
  engine: Engine,
  asker: Asker,
): Promise<{ text: string; grounds: Citation[] }> {
  const material = imageDescription ? notes + BETWEEN + imageDescription : notes
  const { reply, citations } = await engine.answerFromNotes(material, question, turns, language, asker)
  const imageFrom = notes.length + BETWEEN.length
  const placed = citations.map(({ text, start, end }, index): Citation => {
    const isOfImage = start >= imageFrom
    const shift = isOfImage ? imageFrom : 0
    return {
      number: index + 1,
      text: text.slice(0, LONGEST_CITATION),
      start: start - shift,
      end: end - shift,
      source: isOfImage ? 'image' : 'notes',
    }
  })
  return { text: reply, grounds: placed }
}
