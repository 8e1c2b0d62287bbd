import { createHash } from 'node:crypto'

/** Invisible characters, line breaks and tabs apart. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu
/** 'A) ', '(b). ', 'C、' in front of an option. */
const OPTION_LABEL = /^\(?([A-Fa-f])[).:：、．]+\s*/
const TRUE_OR_FALSE = ['True', 'False']
/** 'All of the above', 'Both A and C', '以上皆是': options that speak of where others stand. */
const NAMES_PLACES =
  /\b(?:[Aa]bove|[Bb]elow|preceding|former|latter)\b|\b(?:[Bb]oth|[Nn]either|[Oo]nly|and|or) \(?[A-F]\b|[以如]上|上述|皆[是非]|都(?:[是对對错錯]|不[是对對])|[A-F甲乙丙丁](?:和|与|與|及|、)[A-F甲乙丙丁]/u
/** 'Option B is right because', '選項乙'. */
const NAMES_AN_OPTION =
  /\b(?:[Oo]ptions?|[Cc]hoices?|[Aa]nswers?) \(?[A-F1-4]\b|\b(?:first|second|third|fourth|last|other) (?:option|choice)|\b[A-F]\)? is (?:the )?(?:correct|right|wrong|incorrect|true|false)\b|[選选][項项] ?[A-F甲乙丙丁一二三四]/u

/** What a model wrote as one text, without what nobody sees. */
export const cleanText = (text: string): string => text.replace(CONTROL_CHARACTERS, '').toWellFormed().trim()

interface Made {
  /** Whether it is to be chosen from options. */
  type: string
  question: string
  options: readonly string[]
  correct_answer: string
  explanation: string
}

/**
 * The options and the right answer of a question that a model or the engine made, four different ones of 'mcq', two of
 * 'tf', none of any other type; null where they do not fit. The four stand in an order of their own: models like to name
 * the right one first.
 */
export function tidyChoices(made: Made): { options: string[]; correctAnswer: string } | null {
  const { type, options, correct_answer } = made
  const answer = cleanText(correct_answer)
  if (!answer) return null
  switch (type) {
    case 'mcq': {
      const choice = chooseAmong(options.map(cleanText), answer, 4)
      return choice && (mayBeReordered(made) ? { ...choice, options: reorder(made.question, choice.options) } : choice)
    }
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

const mayBeReordered = ({ options, explanation }: Made): boolean =>
  !NAMES_AN_OPTION.test(explanation) && !options.some((option) => NAMES_PLACES.test(option))

/** Always the same for the same question, and by nothing that tells where an option stood. */
function reorder(question: string, options: readonly string[]): string[] {
  const rank = (option: string): string => createHash('sha256').update(`${question}\0${option}`).digest('hex')
  return options.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}
