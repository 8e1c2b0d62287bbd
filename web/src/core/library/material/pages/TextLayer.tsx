import type { PageLayer } from '@lectern/contract/materials/page-layer'
import { useMemo } from 'react'
import { MarkedPassage } from '../MarkedPassage.tsx'
import type { Stretch } from '../passage.ts'
import { LAYER_FONT, measureText } from './measure-text.ts'
import { type ColouredStretch, PassageButtons } from './PassageButtons.tsx'
import { type PlacedLine, type PlacedWords, placeWords } from './place-words.ts'

interface TextLayerProps {
  layer: PageLayer
  passage: Stretch | null
  /** The passages of the page that something asks about, in characters of the whole material. */
  coloured: readonly ColouredStretch[]
  /** Whether the passage begins on this page. */
  isWanted: boolean
}

/** The text of a page over its picture, unseen but there: to be selected, searched, marked and read aloud. */
export function TextLayer({ layer, passage, coloured, isWanted }: TextLayerProps) {
  const { from, to } = passage ?? {}
  const lines = useMemo(() => {
    const marked = from === undefined || to === undefined ? null : { from, to }
    return placeWords(layer, { passage: marked, coloured }, measureText)
  }, [layer, from, to, coloured])
  const firstMarked = lines.findIndex(({ words }) => words.some(isMarked))
  return (
    <div className="paper-text" style={{ fontFamily: LAYER_FONT }}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <Line key={index} line={line} isWanted={isWanted && index === firstMarked} />
      ))}
      <PassageButtons lines={lines} coloured={coloured} />
    </div>
  )
}

function Line({ line: { left, top, height, size, words }, isWanted }: { line: PlacedLine; isWanted: boolean }) {
  const [first, last] = [words.findIndex(isMarked), words.findLastIndex(isMarked)]
  const from = first < 0 ? words.length : first
  return (
    <div
      style={{
        left: inParts(left),
        top: inParts(top),
        fontSize: `${(size * 100).toFixed(3)}cqw`,
        lineHeight: `${(height * 100).toFixed(3)}cqw`,
      }}
    >
      {words.slice(0, from).map(shown)}
      {first >= 0 && (
        <MarkedPassage isOnPaper isWanted={isWanted}>
          {words.slice(first, last + 1).map(shown)}
        </MarkedPassage>
      )}
      {words.slice(last + 1 || words.length).map(shown)}
    </div>
  )
}

const isMarked = (words: PlacedWords): boolean => words.isMarked

/** Where it is coloured by what is remembered: each state has a line of its own kind, as in the text alone (`pages.css`). */
const shown = ({ start, text, spacing, state }: PlacedWords) => (
  <span
    key={start}
    data-start={start}
    data-state={state ?? undefined}
    style={{ letterSpacing: `${spacing.toFixed(4)}em` }}
  >
    {text}
  </span>
)

const inParts = (part: number): string => `${(part * 100).toFixed(3)}%`
