/** A picture with parts of it covered, stored as Anki stores it (requirements/recite.md#covered-pictures). */
import { allGaps, type ClozeNode, type Gap, parseCloze } from './cloze.ts'
import { findPicture, type Picture, pictureMark } from './media-marks.ts'

/** Parts of the picture's width and height, from 0 to 1. */
export type ShapeOutline =
  | { kind: 'rect'; left: number; top: number; width: number; height: number }
  /** `left` and `top` are those of the box around it. */
  | { kind: 'ellipse'; left: number; top: number; rx: number; ry: number }
  | { kind: 'polygon'; points: readonly { x: number; y: number }[] }

/** A cover over a part of a picture. */
export interface CoveringShape {
  /** Shapes of one number are asked for together. */
  number: number
  outline: ShapeOutline
  /** In degrees, around its upper left corner; a polygon has none. */
  angle: number
  /** What is under it, told with the answer; may be empty. Kept as the hint of its gap, which Anki passes over. */
  name: string
}

/** What stands in the question of a card of the kind `occlusion`. */
export interface CoveredPicture {
  /** What stands over the picture. */
  header: string
  /** Null where the text names none: nothing can be asked of it. */
  picture: Picture | null
  shapes: CoveringShape[]
  /** Whether the others stay covered while one is asked for. */
  hidesOthers: boolean
}

const PREFIX = 'image-occlusion:'

/**
 * What is kept of a cover: so many corners of a polygon, and so many UTF-16 units of its name. The rest is left out.
 */
const MOST_POLYGON_POINTS = 60
export const MAX_COVER_NAME_CHARACTERS = 100

/** What the text of a card with a covered picture says. Shapes that nobody can draw are left out. */
export function readCoveredPicture(text: string): CoveredPicture {
  const nodes = parseCloze(text)
  const found = allGaps(nodes).flatMap((gap) => readShapeGap(gap) ?? [])
  const { picture, rest } = findPicture(headerOf(nodes))
  return {
    header: rest.trim(),
    picture,
    shapes: found.flatMap(({ shapes }) => shapes),
    hidesOthers: found.some(({ hidesOthers }) => hidesOthers),
  }
}

/** The inverse of `readCoveredPicture`. */
export function writeCoveredPicture({ header, picture, shapes, hidesOthers }: CoveredPicture): string {
  const lines = shapes.map(({ number, outline, angle, name }) => {
    const properties = [...outlineProperties(outline), ...(angle ? [`angle=${round(angle)}`] : [])]
    return `{{c${number}::${PREFIX}${outline.kind}:${properties.join(':')}${hidesOthers ? ':oi=1' : ''}${nameAsHint(name)}}}`
  })
  return [header, picture && pictureMark(picture), ...lines].filter(Boolean).join('\n')
}

/** The names of what is asked for, each once, a line each. */
export const namesUnder = ({ shapes }: Pick<CoveredPicture, 'shapes'>, part: number | 'all'): string => {
  const asked = shapes.filter(({ number }) => part === 'all' || number === part + 1)
  return [...new Set(asked.map(({ name }) => name.trim()))].filter(Boolean).join('\n')
}

/** Without what would end the gap, or begin another hint. */
const nameAsHint = (name: string): string => {
  const kept = name
    .replace(/[{}\s]/g, ' ')
    .replace(/:+/g, ':')
    .slice(0, MAX_COVER_NAME_CHARACTERS)
  return kept === '' ? '' : `::${kept}`
}

/** Four figures are what Anki keeps. */
const round = (part: number): string => String(Number(part.toFixed(4))).replace(/^(-?)0\./, '$1.')

function outlineProperties(outline: ShapeOutline): string[] {
  if (outline.kind === 'polygon')
    return [`points=${outline.points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')}`]
  const { kind: _, ...sizes } = outline
  return Object.entries(sizes).map(([name, size]) => `${name}=${round(size)}`)
}

const headerOf = (nodes: readonly ClozeNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : readShapeGap(node) ? '' : headerOf(node.nodes)))
    .join('')
    .replace(/\n{2,}/g, '\n')

/** Null for a gap that covers nothing. */
function readShapeGap(gap: Gap): { shapes: CoveringShape[]; hidesOthers: boolean } | null {
  const [said] = gap.nodes
  if (typeof said !== 'string' || !said.trim().startsWith(PREFIX)) return null
  // Its last property may have been taken for a hint by whoever wrote '::' into it.
  const [kind = '', ...pairs] = said.trim().slice(PREFIX.length).split(':')
  const properties = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
  const outline = readOutline(kind, properties)
  const angle = readNumber(properties, 'angle') ?? 0
  const name = (gap.hint ?? '').slice(0, MAX_COVER_NAME_CHARACTERS)
  return {
    shapes: outline
      ? gap.numbers.filter((number) => number > 0).map((number) => ({ number, outline, angle, name }))
      : [],
    hidesOthers: properties.get('oi') === '1',
  }
}

function readOutline(kind: string, properties: ReadonlyMap<string, string>): ShapeOutline | null {
  if (kind === 'polygon') {
    const points = (properties.get('points') ?? '').trim().split(/\s+/).slice(0, MOST_POLYGON_POINTS).map(readPoint)
    return points.length >= 3 && points.every((point) => point !== null) ? { kind, points } : null
  }
  const [left, top] = [readNumber(properties, 'left'), readNumber(properties, 'top')]
  if (left === null || top === null) return null
  if (kind === 'rect') {
    const [width, height] = [readNumber(properties, 'width'), readNumber(properties, 'height')]
    return width !== null && height !== null ? { kind, left, top, width, height } : null
  }
  if (kind !== 'ellipse') return null
  const [rx, ry] = [readNumber(properties, 'rx'), readNumber(properties, 'ry')]
  return rx !== null && ry !== null ? { kind, left, top, rx, ry } : null
}

function readPoint(pair: string): { x: number; y: number } | null {
  const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number.parseFloat)
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null
}

function readNumber(properties: ReadonlyMap<string, string>, name: string): number | null {
  const value = Number.parseFloat(properties.get(name) ?? '')
  return Number.isFinite(value) && Math.abs(value) <= 1000 ? value : null
}
