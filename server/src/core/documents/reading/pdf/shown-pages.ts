import type { ReadingRequest, ReadingResults } from '../messages.ts'

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

/** Where on a page the text stands that was read of it. */
export async function layPage(path: string, { index, text, start }: LayerRequest): Promise<ReadingResults['layer']> {
  const [{ openedPdf }, { readLetters }, { layText }] = await Promise.all([
    import('./opened-pdf.ts'),
    import('./page-letters.ts'),
    import('./lay-text.ts'),
  ])
  const { width, height, letters } = readLetters(await openedPdf(path), index)
  return { width, height, lines: layText(letters, text, start) }
}
