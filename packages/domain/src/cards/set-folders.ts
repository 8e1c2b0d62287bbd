/** Folders of sets, one within another (requirements/recite.md#folders-of-sets). */
import { tidyName } from '../materials/shelf.ts'

/** Stands between a folder and one within it, as Anki writes its decks. */
const WITHIN = '::'

/** The name of a folder with those above it, in UTF-16 units, and how many of a student's are listed, by name. */
export const MAX_SET_FOLDER_CHARACTERS = 200
export const MOST_SET_FOLDERS_LISTED = 500

const levelsOf = (path: string): string[] => path.split(WITHIN).map(tidyName).filter(Boolean)

/** A folder as it is kept: `Biology::Cells`, each name tidy; '' for none. */
export const tidySetFolder = (typed: string): string => levelsOf(typed).join(WITHIN)

/** A folder as it is shown. */
export const shownSetFolder = (folder: string): string => folder.split(WITHIN).join(' › ')

/** A folder and all above it, the uppermost first: `Biology`, `Biology::Cells`. */
export const withFoldersAbove = (folder: string): string[] =>
  folder.split(WITHIN).map((_, level, levels) => levels.slice(0, level + 1).join(WITHIN))

/** What the names of folders within `folder` begin with. */
export const beginningWithin = (folder: string): string => folder + WITHIN

/** Where the cards of a deck belong: in a set of its own name, within the decks above it. Names that are too long end early. */
export function placeOfDeck(deck: string): { folder: string; title: string } {
  const levels = levelsOf(deck)
  const title = levels.pop() ?? ''
  return { folder: tidySetFolder(levels.join(WITHIN).slice(0, MAX_SET_FOLDER_CHARACTERS)), title }
}

/** The inverse of `placeOfDeck`, as far as names are short. */
export const deckOfSet = ({ folder, title }: { folder: string; title: string }): string =>
  folder === '' ? title : folder + WITHIN + title

/** The decks of sets that stand together, no two alike, whatever their case: Anki would take those for one. */
export function decksOfSets(sets: readonly { folder: string; title: string }[]): string[] {
  const taken = new Set<string>()
  return sets.map((set) => {
    const deck = deckOfSet(set)
    let name = deck
    for (let part = 2; taken.has(name.toLowerCase()); part += 1) name = `${deck} (${part})`
    taken.add(name.toLowerCase())
    return name
  })
}
