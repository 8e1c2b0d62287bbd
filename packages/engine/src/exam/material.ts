import type { CardCandidate } from '../cards/candidate.ts'
import { findCandidates } from '../cards/find-candidates.ts'
import { type Definition, definitionsOf, nameIn } from '../definitions.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import { englishContext } from '../en/context.ts'
import { type Language, languageOf } from '../parse/script.ts'
import { salienceOf } from '../salience.ts'
import { type Statement, statementsOf } from '../statements.ts'
import { studyTermsOf } from '../study-terms.ts'
import type { Say } from '../zh/rules/rule.ts'
import { inScript, scriptOf } from '../zh/simplified.ts'
import { isAssertion } from './assertion.ts'
import { type DateOption, datesIn } from './dates.ts'
import { AssertionJudge } from './fit-assertion.ts'
import { type Named, type Option, optionsOf } from './options.ts'
import { type Wording, wordingFor } from './wording.ts'

/** Every definition is compared with every other. */
const MOST_DEFINITIONS = 200
const SENTENCES_TELLING_SCRIPT = 400

/** All that the questions in one language are made from. */
export type ExamMaterial = {
  readonly document: StudyDocument
  readonly language: Language
  readonly cards: readonly CardCandidate[]
  readonly definitions: readonly Definition[]
  readonly statements: readonly Statement[]
  readonly options: readonly Option[]
  readonly dates: readonly DateOption[]
  readonly judge: AssertionJudge
  /** By sentence, 0 to 1. */
  readonly salience: ReadonlyMap<number, number>
  readonly wording: Wording
  /** Puts words of our own into the script of the text. */
  readonly say: Say
}

/** Gathers what `document` holds for questions in each of the languages it is written in, its main one first. */
export function gatherMaterial(document: StudyDocument): ExamMaterial[] {
  const cards = findCandidates(document)
  const definitions = definitionsOf(cards).slice(0, MOST_DEFINITIONS)
  const statements = statementsOf(document).filter((statement) => isAssertion(statement, document.isSpoken))
  const terms = studyTermsOf(document, new Set(definitions.map(({ name }) => name)))
  const options = optionsOf(definitions, namedIn(cards), terms, (id) => document.sentences[id]?.section ?? 0)
  const salience = salienceOf(document)
  const dates = datesIn(document)
  const judge = new AssertionJudge(englishContext(document, readableSentences(document, 'en')))
  const script = scriptOf(textIn('zh', document))
  const say: Say = (words) => inScript(words, script)
  const languages: Language[] = document.language === 'en' ? ['en', 'zh'] : ['zh', 'en']
  return languages.map((language) => ({
    document,
    language,
    judge,
    salience,
    dates,
    cards: cards.filter(({ question, answer }) => languageOf(question + answer) === language),
    definitions: definitions.filter((definition) => definition.language === language),
    statements: statements.filter(({ sentence }) => sentence.language === language),
    options: options.filter((option) => option.language === language),
    wording: wordingFor(language, say),
    say,
  }))
}

/** Some text in `language`, enough to tell its script. */
const textIn = (language: Language, { sentences }: StudyDocument): string =>
  sentences
    .filter((sentence) => sentence.language === language)
    .slice(0, SENTENCES_TELLING_SCRIPT)
    .map(({ text }) => text)
    .join('')

/** What the text gives a name to, who did what it tells, and what it tells the function of. */
const namedIn = (cards: readonly CardCandidate[]): Named[] =>
  cards
    .filter(({ rule, term }) => /^naming|^agent$/.test(rule) || (rule === 'function' && term !== ''))
    .map((card) => ({
      text: card.rule === 'function' ? nameIn(card) : card.answer.replace(/\s*[（(].*$/, ''),
      section: card.section,
      isPerson: card.rule === 'agent',
      language: languageOf(card.answer),
    }))
