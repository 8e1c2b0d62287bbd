import type { Flashcard, FlashcardSet } from '@lectern/contract/recite/shapes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beMei } from '../../../core/account/signed-in-ground.tsx'
import { accountSession } from '../../../core/account/use-account.ts'
import { cardOf } from '../recite-ground.ts'
import { CardEditor } from './card-editor.ts'
import { keepUnsaved, withUnsaved } from './unsaved-cards.ts'

const setOf = (...flashcards: Flashcard[]) => ({ id: 5, title: 'Biology', flashcards }) as FlashcardSet
const SET = setOf(cardOf(1), cardOf(2))

let editor: CardEditor

beforeEach(() => {
  beMei()
  editor = new CardEditor(SET)
})
afterEach(() => keepUnsaved(5, []))

const leave = () => keepUnsaved(5, editor.cards.get())
const texts = (set: FlashcardSet) => withUnsaved(set).map(({ question, answer }) => [question, answer])

test('a half-written card is there again under its own key, and so is a card that lost a side', () => {
  editor.add()
  const { key } = editor.cards.get().at(-1)!
  editor.type(key, { question: 'What is DNA?' })
  editor.type('card-2', { answer: '' })
  leave()
  expect(texts(SET)).toEqual([
    ['Question 1', 'Answer 1'],
    ['Question 2', ''],
    ['What is DNA?', ''],
  ])
  expect(withUnsaved(SET).at(-1)).toMatchObject({ key, isEditing: false, saved: null })
  expect(withUnsaved({ ...SET, id: 6 })).toHaveLength(2)
})

test('an untouched, an empty and a deleted card leave nothing behind', () => {
  editor.add()
  editor.add()
  const { key } = editor.cards.get().at(-1)!
  editor.type(key, { question: 'What is DNA?' })
  leave()
  void editor.remove(key)
  leave()
  expect(texts(SET)).toHaveLength(2)
})

test('what was saved as the page went, or changed elsewhere, stands as the server has it', () => {
  editor.add()
  const { key } = editor.cards.get().at(-1)!
  editor.type(key, { question: 'What is DNA?', answer: 'A molecule' })
  editor.type('card-1', { question: 'Changed here' })
  leave()
  const now = setOf(
    cardOf(1, { question: 'Changed there' }),
    cardOf(2),
    cardOf(3, { client_id: key, question: 'What is DNA?', answer: 'A molecule' }),
  )
  expect(texts(now)).toEqual([
    ['Changed there', 'Answer 1'],
    ['Question 2', 'Answer 2'],
    ['What is DNA?', 'A molecule'],
  ])
})

test('a card that is added beside one that came back has an id of its own', () => {
  editor.add()
  editor.type(editor.cards.get().at(-1)!.key, { answer: 'A molecule' })
  leave()
  const reopened = new CardEditor(SET, withUnsaved(SET))
  reopened.add()
  expect(new Set(reopened.cards.get().map(({ id }) => id)).size).toBe(4)
})

test('what a screen still does while its student signs out is not kept', () => {
  editor.type('card-2', { answer: '' })
  vi.spyOn(accountSession, 'getState').mockReturnValue({ ...accountSession.getState(), user: null })
  leave()
  expect(texts(SET)[1]).toEqual(['Question 2', 'Answer 2'])
})
