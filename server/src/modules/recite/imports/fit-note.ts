import type { DeckNote, LeftOut } from '@lectern/decks/deck-note'
import { fileNamesIn, replaceReferences } from '@lectern/decks/media-reference'
import { checkCard, MAX_TAG_CHARACTERS, MOST_TAGS_PER_CARD, tidyTags } from '@lectern/domain/cards/faces'
import type { LeftOutReason } from '@lectern/domain/cards/imports'
import { pictureMark, soundMark } from '@lectern/domain/cards/media-marks'
import { MAX_CARD_CHARACTERS, tidyCardSide } from '@lectern/domain/recite'

/** Invisible characters, line breaks and tabs apart; the database takes no NUL, and nobody can study the others. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu
const TOLD_CHARACTERS = 80

/** A medium of a file by its name there: what it is called here, or why it is not. */
export type MediaNames = ReadonlyMap<string, { name: string } | { reason: LeftOutReason }>

/** A note as a card that can be kept, or why it cannot; media that could not be taken are told, and leave no mark. */
export function fitNote(note: DeckNote, media: MediaNames): { note: DeckNote | null; leftOut: LeftOut[] } {
  const leftOut = fileNamesIn(note.question, note.answer).flatMap((fileName): LeftOut[] => {
    const medium = media.get(fileName)
    return medium && 'name' in medium ? [] : [{ reason: medium?.reason ?? 'missingMedia', what: fileName }]
  })
  const fitted = {
    ...note,
    question: writeSide(note.question, media),
    answer: writeSide(note.answer, media),
    tags: tidyTags(note.tags.map((tag) => clean(tag).slice(0, MAX_TAG_CHARACTERS))).slice(0, MOST_TAGS_PER_CARD),
  }
  const why = refusalOf(fitted)
  if (why === null) return { note: fitted, leftOut }
  const what = (fitted.question || fitted.answer || note.deck).replace(/\s+/g, ' ').slice(0, TOLD_CHARACTERS)
  return { note: null, leftOut: [...leftOut, { reason: why, what: what.toWellFormed() }] }
}

const clean = (text: string): string => text.replace(CONTROL_CHARACTERS, '').toWellFormed()

const writeSide = (side: string, media: MediaNames): string =>
  tidyCardSide(
    clean(
      replaceReferences(side, ({ kind, fileName, alt }) => {
        const medium = media.get(fileName)
        if (!medium || 'reason' in medium) return ''
        return isSound(medium.name) || kind === 'sound'
          ? soundMark(medium.name)
          : pictureMark({ name: medium.name, alt })
      }),
    ),
  )

const isSound = (name: string): boolean => !/\.(?:png|jpg|webp|gif)$/.test(name)

const REFUSALS: Readonly<Record<string, LeftOutReason>> = {
  'recite.sideMissing': 'emptySide',
  'recite.noGaps': 'noGaps',
  'recite.nothingCovered': 'noGaps',
  'recite.tooManyParts': 'tooManyParts',
}

function refusalOf(note: DeckNote): LeftOutReason | null {
  if (Math.max(note.question.length, note.answer.length) > MAX_CARD_CHARACTERS) return 'tooLong'
  const refusal = checkCard(note)
  return refusal && (REFUSALS[refusal.id] ?? 'unreadableNote')
}
