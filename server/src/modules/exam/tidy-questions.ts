import type { NewQuestion } from './set-store.ts'
import type { MadeQuestion } from './tasks.ts'

/** Invisible characters, line breaks and tabs apart. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu
const WHITE_SPACE = /\s+/g
/** 'A) ', '(b). ', 'C、' in front of an option. */
const OPTION_LABEL = /^\(?([A-Fa-f])[).:：、．]+\s*/
const TRUE_OR_FALSE = ['True', 'False']

/**
 * What a model or the engine made, fit to be asked: trimmed; without questions that lack their answer or explanation;
 * choices with as many different options as they need and the answer among them; and, of a `material`, a source only
 * where the material holds it (line breaks and spaces apart).
 */
export function tidyQuestions(questions: readonly MadeQuestion[], material: string | null): NewQuestion[] {
  const searchable = material === null ? null : oneLine(material)
  return questions.flatMap((made) => {
    const question = clean(made.question)
    const explanation = clean(made.explanation)
    const choice = choicesOf(made)
    if (!question || !explanation || !choice) return []
    return [{ type: made.type, question, explanation, ...choice, source: sourceOf(made.source, searchable) }]
  })
}

/** The options and the right answer, or null where they do not fit the kind of question. */
function choicesOf(made: MadeQuestion): Pick<NewQuestion, 'options' | 'correctAnswer'> | null {
  const answer = clean(made.correct_answer)
  if (!answer) return null
  switch (made.type) {
    case 'mcq':
      return chooseAmong(made.options.map(clean), answer, 4)
    case 'tf':
      return chooseAmong(made.options.length > 0 ? made.options.map(clean) : TRUE_OR_FALSE, answer, 2)
    default:
      return { options: [], correctAnswer: answer }
  }
}

function chooseAmong(given: readonly string[], answer: string, count: number) {
  const hasLabels = given.every((option) => OPTION_LABEL.test(option))
  const options = hasLabels ? given.map(withoutLabel) : given
  const isComplete = options.length === count && options.every(Boolean) && new Set(options).size === count
  const correctAnswer = options.find(isNamedBy(answer)) ?? optionByLetter(options, answer)
  return isComplete && correctAnswer ? { options: [...options], correctAnswer } : null
}

const withoutLabel = (option: string): string => option.replace(OPTION_LABEL, '')
const isNamedBy = (answer: string) => (option: string) =>
  [answer, withoutLabel(answer)].some((name) => name.toLowerCase() === option.toLowerCase())

/** 'B' and '(b)' name the second option. */
function optionByLetter(options: readonly string[], answer: string): string | undefined {
  const letter = /^\(?([A-Fa-f])[).]?$/.exec(answer)?.[1]
  return letter && options['abcdef'.indexOf(letter.toLowerCase())]
}

function sourceOf(source: string | null, searchable: string | null): string | null {
  const text = clean(source ?? '')
  if (!text) return null
  return searchable === null || searchable.includes(oneLine(text)) ? text : null
}

const clean = (text: string): string => text.replace(CONTROL_CHARACTERS, '').toWellFormed().trim()
const oneLine = (text: string): string => text.replace(WHITE_SPACE, ' ').trim()
