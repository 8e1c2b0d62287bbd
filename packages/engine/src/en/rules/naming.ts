import { contentWords, inSentence, STEM, stemsOf } from '../context.ts'
import { IMPERATIVE_OPENING } from '../data/openings.ts'
import { isPlain } from '../fit.ts'
import { blankOut } from '../front.ts'
import { tagWords, textOf } from '../tagger.ts'
import { bareTerm, isName } from '../term.ts'
import type { EnglishRule } from './rule.ts'

const CALLED = '(?:called|known as|termed|referred to as|named)'
const NAME = `(?:the |an? )?["“]?([A-Za-z][\\w’'-]*(?: [\\w’'-]+){0,3}?)["”]?`
const NAME_END = `(?= ?(?:[.;,(—]|$)| (?:and|because|which|that|where|when|who|in|by|or|if)\\b)`

const IS_CALLED = new RegExp(
  `^(.{8,170}?),? (is|are|was|were) (?:also |often |commonly |collectively |sometimes |usually |generally |now )?${CALLED} ${NAME}(?: \\(([^)]{2,30})\\))?${NAME_END}`,
)
/** What goes on after a name of one word, or one with an article: a bracket closed, a phrase, a verb. */
const GOES_ON = `(?= ?\\)| (?:to|on|at|from|for|with|during|is|are|was|were|has|have|had|can|may|will|also|that|which|then|often|covers?|forms?|surrounds?)\\b)`
const CALLED_INSIDE = new RegExp(
  `\\b${CALLED} ((?:the |an? )?["“]?)((?:[A-Za-z][\\w’'-]* ){0,3}?[A-Za-z][\\w’'-]*)["”]?${NAME_END}|\\b${CALLED} (?:(an? )((?:[\\w’'-]+ ){0,2}?[A-Za-z][\\w’'-]*)|()([A-Za-z][\\w’'-]*))${GOES_ON}`,
)
const NAME_STOPS = / (?=(?:in|on|for|from|to|with|at|as|by|into|within|between|inside|during|after|because)\b)/
const DESCRIBES = /\b(?:that|which|who|whose|of|by|in|at|for|between|where|from|when|with|to|into)\b/
/** 'The process by which …', 'Chemical reactions that …': a noun whose clause the verb rules do not look through. */
const NOUN_WITH_CLAUSE =
  /^(?:(?:The|An?) )?(?:[\w-]+ ){1,3}(?:that|which|who|where|(?:by|in|on|at|through|from) which|on the|in the|at the|between) (?!.*[,;])/
const FEWEST_WORDS_BEFORE_NAME = 4
/** A name may be told of after it: 'A silky hair called lanugo covers the skin of the fetus in weeks 17 to 20'. */
const FEWEST_WORDS_AROUND_NAME = 8

/** 'The part of the cell that … is called the nucleus' → 'What is the part of the cell that … called?' */
const naming: EnglishRule = ({ text, front, verbAt, subject, tokens, context }) => {
  const match = front ? null : text.match(IS_CALLED)
  const [, description = '', be = '', name = '', abbreviation] = match ?? []
  const isSubject = verbAt > 0 && Math.abs(textOf(tokens.slice(0, verbAt)).length - description.length) <= 3
  if (!match || !(isSubject || NOUN_WITH_CLAUSE.test(description))) return null
  if (
    /[;:]/.test(description) ||
    description.split(' ').length < FEWEST_WORDS_BEFORE_NAME ||
    !DESCRIBES.test(description)
  )
    return null
  if (!isName(name) || description.toLowerCase().includes(name.toLowerCase()) || givesAway(description, name))
    return null
  const number = /^(?:are|were)$/.test(be) ? 'are' : 'is'
  return {
    rule: 'naming',
    question: `What ${number} ${isSubject ? inSentence(subject, context) : inSentence(tagWords(description), context)} called?`,
    answer: name + (abbreviation ? ` (${abbreviation})` : ''),
    term: bareTerm(name),
  }
}

/** 'called for a vote', 'called out': another verb. */
const PARTICLE = /^(?:for|out|in|on|upon|off|up|back|into|to|by|at|it|them|him|her|this|that|as|about|after|with)\b/i
/** 'the small-state or New Jersey plan': which of its names is asked for nobody can tell. */
const OR_ANOTHER = /^["”]?,? or\b|^(?:\.| and) \p{Lu}/u

/** A name asked for by a question, or by a blank where there is none. */
export const named: EnglishRule = (input) => naming(input) ?? namingBlank(input)

/** '… divided into blocks called pages' → the sentence with '______' for 'pages' */
const namingBlank: EnglishRule = ({ text }) => {
  const match = CALLED_INSIDE.exec(text)
  if (!match) return null
  const found = match[2] ?? match[4] ?? match[6] ?? ''
  const name = found.split(NAME_STOPS)[0] ?? ''
  const at = match.index + match[0].lastIndexOf(found)
  const before = text.slice(0, at)
  if (PARTICLE.test(name) || name.length < 2 || OR_ANOTHER.test(text.slice(at + name.length))) return null
  if (!isName(name) || /\b(?:then|she|he|they|we|you|who)\s\w+\s$/i.test(text.slice(0, match.index))) return null
  if (text.toLowerCase().split(name.toLowerCase()).length !== 2 || text.indexOf(name) !== at) return null
  const told = contentWords(before).length
  const isLed = told >= FEWEST_WORDS_BEFORE_NAME || (told >= 2 && contentWords(text).length >= FEWEST_WORDS_AROUND_NAME)
  if (!isLed || givesAway(text.replace(name, ''), name)) return null
  return { rule: 'naming-blank', question: blankOut(text, at, name), answer: name, term: bareTerm(name) }
}

const NOT_TOLD = /^(?:Figure|Table|While|Create|\W)/

/** A blank for the name in a sentence that opens with what was told before, and yet leads to its term. */
export const leaningBlank: EnglishRule = (input) =>
  isPlain(input, input.context.document.isSpoken) && !NOT_TOLD.test(input.text) && !IMPERATIVE_OPENING.test(input.text)
    ? namingBlank(input)
    : null

/** Whether a word of `name` stands, in another form, in what describes it: 'mediation' beside 'mediator'. */
function givesAway(description: string, name: string): boolean {
  const told = new Set(stemsOf(description))
  // 'Reactions that give out heat are called exothermic reactions': the noun is that of a class.
  return stemsOf(name.replace(/ [\w-]+$/, '')).some((stem) => stem.length === STEM && told.has(stem))
}
