import { expect, test } from 'vitest'
import {
  deckOfSet,
  decksOfSets,
  MAX_SET_FOLDER_CHARACTERS,
  placeOfDeck,
  shownSetFolder,
  tidySetFolder,
  withFoldersAbove,
} from './set-folders.ts'

test.each([
  ['Cells', '', 'Cells'],
  ['Biology::Cells', 'Biology', 'Cells'],
  [' Biology :: Year\u200b  1 ::\tCells', 'Biology::Year 1', 'Cells'],
  ['::Biology::::Cells::', 'Biology', 'Cells'],
  ['生物::細胞', '生物', '細胞'],
  ['::', '', ''],
])('the deck %j belongs into %j as %j', (deck, folder, title) => {
  expect(placeOfDeck(deck)).toEqual({ folder, title })
  if (title) expect(placeOfDeck(deckOfSet({ folder, title }))).toEqual({ folder, title })
})

test('a folder is tidy, shown with those above it, and no longer than it may be', () => {
  expect(tidySetFolder('  A ::::  B  ')).toBe('A::B')
  expect(tidySetFolder(' ')).toBe('')
  expect(shownSetFolder('A::B')).toBe('A › B')
  expect(withFoldersAbove('A::B::C')).toEqual(['A', 'A::B', 'A::B::C'])
  const { folder, title } = placeOfDeck(`${'long '.repeat(30)}::${'name '.repeat(30)}::Cells`)
  expect([folder.length <= MAX_SET_FOLDER_CHARACTERS, title]).toEqual([true, 'Cells'])
})

test('sets that stand together are decks of their own, however alike their names are', () => {
  const of = (title: string, folder = '') => ({ title, folder })
  expect(
    decksOfSets([of('Genes', 'Cells'), of('genes', 'Cells'), of('GENES', 'Cells'), of('Genes'), of('Genes (2)')]),
  ).toEqual(['Cells::Genes', 'Cells::genes (2)', 'Cells::GENES (3)', 'Genes', 'Genes (2)'])
  expect(decksOfSets([of('a (2)'), of('a'), of('A')])).toEqual(['a (2)', 'a', 'A (3)'])
})
