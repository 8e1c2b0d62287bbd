import { hashOf } from '@lectern/domain/answers/shuffle'
import type { Statement } from '../statements.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { splitWords } from '../zh/words.ts'
import { type Falsehood, falsehoodsOf } from './falsify.ts'
import type { ExamMaterial } from './material.ts'
import { type QuestionDraft, sentenceFact } from './question.ts'

const MOST_WORDS = 26
const FEWEST_WORDS = 7
const MOST_CHARACTERS = 60
const FEWEST_CHARACTERS = 12
/** Words that leave a statement open, or send its reader elsewhere: it is then neither plainly true nor plainly false. */
const OPEN_ENGLISH =
  /\b(?:it|they|he|she|his|her|them|may|might|perhaps|probably|often|sometimes|generally|usually|you|could|these|those|such|this|here|there|maybe|turns out|kind of|sort of|for example|for instance|also|however|too|second|another|other|latter|former|later|then)\b|\bthe (?:idea|name|term|relation|theory|method|process|procedure|study|problem|gap|answer|question)\b(?! (?:of|that|to|for|in|between|which|by|with))|[:?!“"]/i
const OPEN_ENGLISH_START = /^(?:if|when|while|although|because|once|like|since)\b/i
const OPEN_CHINESE =
  /因此|所以|但|然而|例如|可能|也许|通常|往往|一般|这|那|它|他们|其中|另|又|还|则|如果|当.*时|[：？！“「]|等[。，]/
/** What is said against, or after, something that the statement leaves out; and what is said of an example. */
const LEANS_ON_BEFORE = /^(?:但|不过|然而|因此|所以|此外|于是|后来|随后|同时|故|即|亦)/
const EXAMPLE =
  /^(?:for (?:example|instance)|e\.g\.|imagine|suppose)\b|\b(?:a|an|one) [\w ]{2,30} (?:called|named) \p{Lu}/iu
/** What a statement must say of what the text is about, among all sentences. */
const LEAST_SALIENCE = 0.25
/** A text of fewer statements says nothing beside its point. */
const FEWEST_STATEMENTS = 12
const SCORE = 6
const FORM_BONUS: Record<Falsehood['form'], number> = {
  year: 0.3,
  term: 0.8,
  number: 0.3,
  antonym: 0.6,
}

/** A statement for a true-or-false question or for one of several statements to judge. */
export type Assertion = {
  readonly statement: Statement
  readonly text: string
  readonly falsehood: Falsehood | null
  readonly score: number
}

/**
 * Every statement of the material that gave a card and is plainly true, as it stands and made false in each way there is:
 * of what gave none, readers found the half not worth asking, or not to be judged without its text.
 */
export function assertionsOf(material: ExamMaterial): Assertion[] {
  const least = material.statements.length < FEWEST_STATEMENTS ? 0 : LEAST_SALIENCE
  const weightOf = ({ sentence }: Statement): number => material.salience.get(sentence.id) ?? 0
  const told = toldByCards(material)
  return material.statements
    .filter(({ sentence }) => told.has(sentence.id))
    .filter((statement) => isPlain(statement) && isPunctuated(statement, material) && weightOf(statement) >= least)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .filter((statement) => material.judge.isFit(statement))
    .toSorted((a, b) => a.sentence.id - b.sentence.id)
    .flatMap((statement) => {
      const score = SCORE + 2 * (material.salience.get(statement.sentence.id) ?? 0)
      const asItStands = { statement, text: statement.text, falsehood: null, score }
      const falsehoods = falsehoodsOf(statement, material)
        .filter(isBelievable(statement))
        .map((falsehood) => ({
          statement,
          text: falsehood.text,
          falsehood,
          score: score + FORM_BONUS[falsehood.form],
        }))
      return [asItStands, ...falsehoods]
    })
}

/** An opposite in Chinese is out of place where it is put ('被动提出'), and its reader sees that it is. */
const isBelievable =
  ({ sentence }: Statement) =>
  ({ form }: Falsehood): boolean =>
    form !== 'antonym' || sentence.language === 'en'

/** The sentences that gave a card: what they say is worth knowing, and names its subject. */
const toldByCards = ({ cards }: ExamMaterial): ReadonlySet<number> =>
  new Set(cards.map(({ origin }) => Number(/^(\d+)\./.exec(origin)?.[1] ?? -1)))

/** Whether its author ended the sentence; where a transcript has no full stops, they were put in by guess. */
const isPunctuated = ({ sentence: { start, end } }: Statement, { document }: ExamMaterial): boolean =>
  /[.!?。．；;！？]/.test(document.source.slice(Math.max(start, end - 4), end + 2))

function isPlain({ text, sentence }: Statement): boolean {
  if (sentence.language === 'zh') {
    const plain = simplifiedShadow(text)
    if (LEANS_ON_BEFORE.test(simplifiedShadow(sentence.text)) || !opensWithSubject(plain)) return false
    return plain.length >= FEWEST_CHARACTERS && plain.length <= MOST_CHARACTERS && !OPEN_CHINESE.test(plain)
  }
  const words = text.split(/\s+/).length
  if (EXAMPLE.test(sentence.text)) return false
  return words >= FEWEST_WORDS && words <= MOST_WORDS && !OPEN_ENGLISH.test(text) && !OPEN_ENGLISH_START.test(text)
}

/** Whether the first word of a simplified statement can be a part of its subject: '有利于吸收' has none. */
const opensWithSubject = (plain: string): boolean => !/^(?:v$|c|d|u|y)/.test(splitWords(plain)[0]?.tag ?? '')

/** True-or-false questions from `assertions`. */
export function trueFalseQuestions(assertions: readonly Assertion[], material: ExamMaterial): QuestionDraft[] {
  const { wording } = material
  return assertions.map((assertion) => {
    const { statement, text, falsehood, score } = assertion
    return {
      type: 'tf',
      form: falsehood ? falsehood.form : 'true',
      question: wording.trueOrFalse(text),
      options: [wording.isTrue, wording.isFalse],
      answer: falsehood ? wording.isFalse : wording.isTrue,
      explanation: explain(assertion, material),
      place: statement.sentence,
      facts: [sentenceFact(statement.sentence.id)],
      term: '',
      section: statement.sentence.section,
      score: score + (hashOf(text) % 10) / 20,
    }
  })
}

/** What is wrong with an assertion, if anything is, and the sentence it was made from. */
function explain({ statement, falsehood }: Assertion, { language, wording }: ExamMaterial): string {
  const quote = wording.quote(statement.sentence.text)
  if (!falsehood) return quote
  return `${wording.correct(falsehood.was, falsehood.now)}${language === 'en' ? ' ' : ''}${quote}`
}
