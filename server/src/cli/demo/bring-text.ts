import { countWords } from '@lectern/domain/words'
import { keepMaterial } from '../../core/documents/keep-material.ts'
import type { DatedServices } from './dated-services.ts'

/** Puts a text into the library of the demonstration; one that is there already stays the same material. @returns its id */
export async function bringText(
  { services }: DatedServices,
  student: { id: number },
  { title, text }: { title: string; text: string },
): Promise<number> {
  const id = await keepMaterial(services, student, { name: title, text, wordCount: countWords(text) }, 'library')
  if (id === null) throw new Error(`'${title}' holds no text`)
  return id
}
