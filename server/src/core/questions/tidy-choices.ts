/** Invisible characters, line breaks and tabs apart. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu
/** 'A) ', '(b). ', 'C、' in front of an option. */
const OPTION_LABEL = /^\(?([A-Fa-f])[).:：、．]+\s*/
const TRUE_OR_FALSE = ['True', 'False']

/** What a model wrote as one text, without what nobody sees. */
export const cleanText = (text: string): string => text.replace(CONTROL_CHARACTERS, '').toWellFormed().trim()

interface Made {
  /** Whether it is to be chosen from options. */
  type: string
  options: readonly string[]
  correct_answer: string
}

/**
 * The options and the right answer of a question that a model or the engine made, four different ones of 'mcq', two of
 * 'tf', none of any other type; null where they do not fit.
 */
export function tidyChoices({
  type,
  options,
  correct_answer,
}: Made): { options: string[]; correctAnswer: string } | null {
  const answer = cleanText(correct_answer)
  if (!answer) return null
  switch (type) {
    case 'mcq':
      return chooseAmong(options.map(cleanText), answer, 4)
    case 'tf':
      return chooseAmong(options.length > 0 ? options.map(cleanText) : TRUE_OR_FALSE, answer, 2)
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
