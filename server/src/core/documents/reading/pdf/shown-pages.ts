import type { ReadingRequest, ReadingResults } from '../messages.ts'
import type { Letter } from './page-letters.ts'

type LayerRequest = Extract<ReadingRequest, { task: 'layer' }>

/** A page of this process's document as a picture. As all here, to be run in the reading process; PDFium is loaded with the first. */
export async function drawForScreen(path: string, index: number): Promise<ReadingResults['drawing']> {
  const [{ openedPdf }, { drawInColour }, { encodeColours }] = await Promise.all([
    import('./opened-pdf.ts'),
    import('./draw-in-colour.ts'),
    import('../pictures/colour-png.ts'),
  ])
  return { png: encodeColours(drawInColour(await openedPdf(path), index)) }
}

/** A scan with a text layer shows its words, although that layer draws nothing. */
const SCAN_SHARE = 0.5

/** A page whose font is nowhere is blank: its text is to be read below it. */
const isMostlyDrawn = (letters: readonly Letter[]): boolean => {
  const placed = letters.filter(({ box, character }) => box !== null && character.trim() !== '')
  return placed.filter(({ box }) => box?.hasInk).length * 2 >= placed.length
}

/** Where on a page the text stands that was read of it, or recognised. */
export async function layPage(
  path: string,
  { index, text, start, words }: LayerRequest,
): Promise<ReadingResults['layer']> {
  const [{ openedPdf }, { readLetters }, { lettersOfWords }, { layText }] = await Promise.all([
    import('./opened-pdf.ts'),
    import('./page-letters.ts'),
    import('./letters-of-words.ts'),
    import('./lay-text.ts'),
  ])
  const document = await openedPdf(path)
  const { width, height, letters } = readLetters(document, index)
  if (words) return { width, height, lines: layText(lettersOfWords(words), text, start) }
  const isSeen = isMostlyDrawn(letters) || document.pictureShare(index) > SCAN_SHARE
  return { width, height, lines: isSeen ? layText(letters, text, start) : [] }
}
