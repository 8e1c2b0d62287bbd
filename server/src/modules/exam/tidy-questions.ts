import { cleanText, tidyChoices } from '../../core/questions/tidy-choices.ts'
import type { NewQuestion } from './set-store.ts'
import type { MadeQuestion } from './tasks.ts'

const WHITE_SPACE = /\s+/g

/**
 * What a model or the engine made, fit to be asked: trimmed; without questions that lack their answer or explanation;
 * choices with as many different options as they need and the answer among them; and, of a `material`, a source only
 * where the material holds it (line breaks and spaces apart).
 */
export function tidyQuestions(questions: readonly MadeQuestion[], material: string | null): NewQuestion[] {
  const searchable = material === null ? null : oneLine(material)
  return questions.flatMap((made) => {
    const question = cleanText(made.question)
    const explanation = cleanText(made.explanation)
    const choice = tidyChoices(made)
    if (!question || !explanation || !choice) return []
    return [{ type: made.type, question, explanation, ...choice, source: sourceOf(made.source, searchable) }]
  })
}

function sourceOf(source: string | null, searchable: string | null): string | null {
  const text = cleanText(source ?? '')
  if (!text) return null
  return searchable === null || searchable.includes(oneLine(text)) ? text : null
}

const oneLine = (text: string): string => text.replace(WHITE_SPACE, ' ').trim()
