/** Which pictures can be covered (requirements/recite.md#covered-pictures). */
import { type Message, message } from '@lectern/texts/message'

/** The least length of a picture's shorter side: on what is smaller nobody can tell one part from another. */
const LEAST_SIDE_PIXELS = 40
/** What phones still decode. */
const MOST_PIXELS = 40_000_000

/** Why parts of a picture of this size cannot be covered, in the catalogue's words, or null. */
export function checkPictureSize({ width, height }: { width: number; height: number }): Message | null {
  if (Math.min(width, height) < LEAST_SIDE_PIXELS)
    return message('cards.pictureTooSmall', { width, height, least: LEAST_SIDE_PIXELS })
  if (width * height > MOST_PIXELS)
    return message('cards.pictureTooManyPixels', { width, height, most: MOST_PIXELS / 1_000_000 })
  return null
}
