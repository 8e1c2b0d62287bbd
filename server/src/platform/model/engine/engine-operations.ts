import { answerFromNotes } from '@lectern/engine/answer/answer-question'
import { findPassages } from '@lectern/engine/answer/find-passages'
import { makeCards, makeCardsAndSuggestions } from '@lectern/engine/cards'
import { assessEssay } from '@lectern/engine/essay-feedback'
import { makeExam } from '@lectern/engine/exam'
import { explainPages } from '@lectern/engine/lecture'
import { makeListeningQuestions } from '@lectern/engine/listening'
import { markAnswer } from '@lectern/engine/marking'
import { compareTyped } from '@lectern/engine/marking/compare-typed'
import { findContradiction } from '@lectern/engine/marking/find-contradiction'
import { makeNotes } from '@lectern/engine/notes'
import { placeInSections } from '@lectern/engine/parse/sections'
import { assessSpeech } from '@lectern/engine/speaking/assessment'
import { replyToTurn } from '@lectern/engine/speaking/reply'

/** What the built-in engine can be asked: plain functions over data that can be copied between processes. */
export const engineOperations = {
  answerFromNotes,
  assessEssay,
  assessSpeech,
  compareTyped,
  explainPages,
  findContradiction,
  findPassages,
  makeCards,
  makeCardsAndSuggestions,
  makeExam,
  makeListeningQuestions,
  markAnswer,
  makeNotes,
  placeInSections,
  replyToTurn,
}
export type EngineOperations = typeof engineOperations
