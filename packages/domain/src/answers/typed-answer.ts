import { allGaps, parseCloze, withoutGaps } from '../cards/cloze.ts'
import { type CardNote, plainSides } from '../cards/faces.ts'
import { readMedia } from '../cards/media-marks.ts'
import { namesUnder, readCoveredPicture } from '../cards/occlusion.ts'

/**
 * What is typed where a part of a card is asked for: its answer without pictures and sounds, what stands in the gaps, or the
 * names of what is covered (requirements/remembering.md#typed-answers). Null where that has no words.
 */
export function typedAnswerOf(note: CardNote, part: number): string | null {
  const answer = readMedia(sideOf(note, part))
    .flatMap((piece) => (piece.kind === 'words' ? piece.text : []))
    .join('')
    .trim()
  return /[\p{L}\p{N}\p{S}]/u.test(answer) ? answer : null
}

function sideOf(note: CardNote, part: number): string {
  if (note.kind === 'cloze') {
    const asked = allGaps(parseCloze(note.question)).filter(({ numbers }) => numbers.includes(part + 1))
    return [...new Set(asked.map(({ nodes }) => withoutGaps(nodes).trim()))].join(', ')
  }
  if (note.kind === 'occlusion') return namesUnder(readCoveredPicture(note.question), part).replaceAll('\n', ', ')
  return plainSides(note, part).answer
}
