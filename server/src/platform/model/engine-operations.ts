import { makeCards } from '@lectern/engine/cards'
import { makeExam } from '@lectern/engine/exam'
import { markAnswer } from '@lectern/engine/marking'
import { makeNotes } from '@lectern/engine/notes'

/** What the built-in engine can be asked: plain functions over data that can be copied between threads. */
export const engineOperations = { makeCards, makeExam, markAnswer, makeNotes }
export type EngineOperations = typeof engineOperations
