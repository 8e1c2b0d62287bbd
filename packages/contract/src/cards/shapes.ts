import { CARD_KINDS, MAX_TAG_CHARACTERS, MOST_TAGS_PER_CARD, tidyTags } from '@lectern/domain/cards/faces'
import { isMediaName } from '@lectern/domain/cards/media-marks'
import { z } from 'zod'

/** What a card asks for and how, by its kind (requirements/recite.md#kinds-of-cards). */
export const CardKind = z.enum(CARD_KINDS)

/** Tags as they are sent; a handler gets them tidied, each once whatever its case. */
export const Tags = z.array(z.string().max(MAX_TAG_CHARACTERS)).max(MOST_TAGS_PER_CARD).overwrite(tidyTags)

/** What a card is made of, and which part of it is meant (requirements/recite.md#kinds-of-cards). */
export const CardNote = z
  .object({
    kind: CardKind,
    question: z.string(),
    answer: z.string(),
    /** Numbered as Anki numbers the cards of a note: of a reversed card 1 asks the other way, of a cloze n - 1 asks for n. */
    part: z.int(),
    tags: z.array(z.string()),
  })
  .meta({ id: 'CardNote' })
export type CardNote = z.infer<typeof CardNote>

/** A picture or a sound by the name that the server gave it; any other name is refused. */
export const MediaName = z.string().refine(isMediaName)

/** A picture or a sound that cards of the student may show. */
export const CardMedia = z
  .object({
    /** What the texts of cards call it: `![what it shows](name)` or `[sound:name]`. */
    name: z.string(),
    content_type: z.string(),
    /** The name that the student gave it. */
    filename: z.string(),
    size_bytes: z.int(),
  })
  .meta({ id: 'CardMedia' })
export type CardMedia = z.infer<typeof CardMedia>
