import { FACE_MARKS, plainFace } from '@lectern/domain/cards/faces'
import { type MediaPart, readMedia } from '@lectern/domain/cards/media-marks'
import { type MarkedPart, readMarkedText } from '@lectern/domain/markdown/marked-text'

/** What a face of a card is drawn from, in its order; a gap holds what stands in it. */
export type FacePiece =
  | Exclude<MarkedPart, { kind: 'text' }>
  | MediaPart
  | { kind: 'gap'; isHidden: boolean; pieces: FacePiece[] }

const MARKS = /([\uE000-\uE003])/
const HIDDEN = /\uE000([^\uE001]*)\uE001/g
const LEFT_OVER = /[\uE000-\uE003]/g
/** What TeX would read as a command, a comment or a group. */
const TEX_SIGNS = /[\\{}$&#^_%~]/g

/** A face taken apart: words, formulas, code, pictures, sounds, and the gaps around them. Linear in its length. */
export function readFace(face: string): FacePiece[] {
  const top: FacePiece[] = []
  /** What is open, the innermost gap last. */
  const open: FacePiece[][] = [top]
  for (const part of readMarkedText(face)) {
    const pieces = open.at(-1) ?? top
    if (part.kind === 'text') readWords(part.text, open)
    else pieces.push({ ...part, text: part.kind === 'formula' ? inFormula(part.text) : plainFace(part.text) })
  }
  return top
}

function readWords(text: string, open: FacePiece[][]): void {
  for (const token of text.split(MARKS)) {
    const pieces = open.at(-1)
    if (token === FACE_MARKS.hidden || token === FACE_MARKS.shown) {
      const inside: FacePiece[] = []
      pieces?.push({ kind: 'gap', isHidden: token === FACE_MARKS.hidden, pieces: inside })
      open.push(inside)
    } else if (token === FACE_MARKS.hiddenEnd || token === FACE_MARKS.shownEnd) {
      if (open.length > 1) open.pop()
    } else pieces?.push(...readMedia(token))
  }
}

/** Within a formula a hidden gap is a box. */
const inFormula = (tex: string): string =>
  tex
    .replace(HIDDEN, (_, hint: string) => `\\boxed{\\text{${hint.replace(TEX_SIGNS, ' ').trim() || '…'}}}`)
    .replace(LEFT_OVER, '')
