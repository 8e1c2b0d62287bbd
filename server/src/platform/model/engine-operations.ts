import { answerFromNotes } from '@lectern/engine/answer-question'
import { makeCards } from '@lectern/engine/cards'
import { assessEssay } from '@lectern/engine/essay-feedback'
import { makeExam } from '@lectern/engine/exam'
import { findPassages } from '@lectern/engine/find-passages'
import { explainPages } from '@lectern/engine/lecture'
import { markAnswer } from '@lectern/engine/marking'
import { makeNotes } from '@lectern/engine/notes'

/** What the built-in engine can be asked: plain functions over data that can be copied between threads. */
export const engineOperations = {
  answerFromNotes,
  assessEssay,
  explainPages,
  findPassages,
  makeCards,
  makeExam,
  markAnswer,
  makeNotes,
}
export type EngineOperations = typeof engineOperations
