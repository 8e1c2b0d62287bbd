import { cleanText, tidyChoices } from '../../../core/questions/tidy-choices.ts'
import { createQuoteVerifier, inOneLine } from '../../../core/quotes/verify-quote.ts'
import type { NewQuestion } from '../set-store.ts'
import type { MadeQuestion } from '../tasks.ts'

/**
 * What a model or the engine made, fit to be asked: trimmed; without questions that lack their answer or explanation;
 * choices with as many different options as they need and the answer among them; and, of a `material`, a source only
 * where the material holds it, or words nearly like it, which then stand in its place.
 */
export function tidyQuestions(questions: readonly MadeQuestion[], material: string | null): NewQuestion[] {
  const verify = material === null ? (source: string) => source || null : createQuoteVerifier(material)
  return questions.flatMap((made) => {
    const question = cleanText(made.question)
    const explanation = cleanText(made.explanation)
    const choice = tidyChoices(made)
    if (!question || !explanation || !choice) return []
    return [{ type: made.type, question, explanation, ...choice, source: verify(cleanText(made.source ?? '')) }]
  })
}

/** Tells which section of a material holds a source that stands in it; null where none does. */
export function createSectionFinder(sections: readonly string[]): (source: string | null) => number | null {
  const lines = sections.map(inOneLine)
  return (source) => {
    const wanted = inOneLine(source ?? '')
    const at = wanted ? lines.findIndex((line) => line.includes(wanted)) : -1
    return at < 0 ? null : at
  }
}
