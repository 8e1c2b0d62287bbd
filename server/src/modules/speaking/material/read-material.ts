import { suggestTitle } from '@lectern/domain/content'
import { MATERIAL_TEXTS, stretchOfPages } from '@lectern/domain/materials/material'
import {
  DEFAULT_SPEAKING_LANGUAGE,
  materialInOther,
  practisedLanguages,
  SPEAKING_TEXTS,
  type SpeakingLanguage,
} from '@lectern/domain/speaking'
import { spokenLanguagesOf } from '@lectern/domain/text/spoken-language'
import { requireMaterial } from '../../../core/documents/material-store.ts'
import { pageStartsOf } from '../../../core/documents/materials/present-item.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'

/** Characters of a text, in UTF-16 units: from the first to before the last. */
interface Part {
  start: number
  end: number
}

/** What is to be spoken about, as a call of the start names it. */
export interface NamedMaterial {
  material_id?: number | null | undefined
  pages?: { from: number; to: number } | null | undefined
  chapter?: Part | null | undefined
}

/** A material, or a part of it, that a session is about. */
export interface SpokenMaterial {
  id: number
  title: string
  /** Null for all of it. */
  part: Part | null
  text: string
}

/**
 * The material that a call names, with the text of the part that it names; null where it names none.
 * @throws Problem `not_found` for one that is not the student's; `content_rejected` for a part of no material, pages beside a
 *   chapter, a part that is not there or holds no words, and for a recording without a transcript
 */
export async function readSpokenMaterial(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { material_id: id, pages, chapter }: NamedMaterial,
): Promise<SpokenMaterial | null> {
  const refuse = (text: (typeof SPEAKING_TEXTS)[keyof typeof SPEAKING_TEXTS]) => new Problem('content_rejected', text)
  if (id == null) {
    if (pages || chapter) throw refuse(SPEAKING_TEXTS.partOfTopic)
    return null
  }
  if (pages && chapter) throw refuse(SPEAKING_TEXTS.pagesOrChapter)
  const material = await requireMaterial(queries, student.id, id)
  if (material.words === 0) throw refuse(MATERIAL_TEXTS.noTranscript)
  if (chapter && (chapter.start >= chapter.end || chapter.end > material.text.length))
    throw refuse(SPEAKING_TEXTS.noSuchChapter)
  const part = chapter ?? (pages ? partOfPages(material.text, pageStartsOf(material), pages) : null)
  const text = textOfPart(material.text, part)
  if (!/\p{L}/u.test(text)) throw refuse(SPEAKING_TEXTS.nothingToSpeakOf)
  const name = material.title ?? material.name
  return { id, title: suggestTitle(name, '') || name, part, text }
}

/** @throws Problem `content_rejected` for pages that are not there, in order */
function partOfPages(text: string, starts: readonly number[], pages: { from: number; to: number }): Part {
  const part = stretchOfPages(text, starts, pages)
  if (!part) throw new Problem('content_rejected', MATERIAL_TEXTS.noSuchPages(starts.length))
  return part
}

/** The text of a part of a material, or all of it. */
export const textOfPart = (text: string, part: Part | null): string => text.slice(part?.start, part?.end).trim()

/**
 * The languages that a material is spoken about in: those that were chosen, else the likeliest that it is written in.
 * @throws Problem `content_rejected` where it is written in another one than the first that was chosen
 */
export function languagesFor(
  { text }: Pick<SpokenMaterial, 'text'>,
  chosen: readonly SpeakingLanguage[],
  madeBy: Parameters<typeof practisedLanguages>[0],
): readonly SpeakingLanguage[] {
  const written = spokenLanguagesOf(text)
  const [first] = chosen
  if (first === undefined) {
    const practised = practisedLanguages(madeBy)
    return [written.find((code) => practised.includes(code)) ?? written[0] ?? DEFAULT_SPEAKING_LANGUAGE]
  }
  if (written[0] && !written.includes(first)) throw new Problem('content_rejected', materialInOther(written[0]))
  return chosen
}
