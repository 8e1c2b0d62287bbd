import { tidyText } from '../tidy-text.ts'
import { type RecognisedWord, WORD_SCALE } from './recognised-word.ts'

/** The levels of tesseract's table that are of use: its first row is the picture itself. */
const PICTURE = '1'
const WORD = '5'

/**
 * The words of tesseract's table (TSV: level, five numbers of place, left, top, width, height, confidence, text), each where it stands on
 * the picture; of one that was read upside down, where it stands upright.
 */
export function readWords(table: string, isUpsideDown: boolean): RecognisedWord[] {
  const rows = table.split('\n').map((line) => line.split('\t'))
  const picture = rows.find(([level]) => level === PICTURE)
  const [pictureWidth, pictureHeight] = [Number(picture?.[8]), Number(picture?.[9])]
  if (!(pictureWidth > 0 && pictureHeight > 0)) return []
  return rows.flatMap((row) => {
    const text = tidyText(row[11] ?? '')
    if (row[0] !== WORD || text === '') return []
    const [left, top, width, height] = row.slice(6, 10).map(Number) as [number, number, number, number]
    const across = [left / pictureWidth, (left + width) / pictureWidth] as const
    const down = [top / pictureHeight, (top + height) / pictureHeight] as const
    const [[from, to], [above, below]] = isUpsideDown ? [turned(across), turned(down)] : [across, down]
    return from < to && above < below ? [[text, scaled(from), scaled(above), scaled(to), scaled(below)] as const] : []
  })
}

const turned = ([from, to]: readonly [number, number]) => [1 - to, 1 - from] as const

const scaled = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * WORD_SCALE)
