import type { PageLayer } from '@lectern/contract/materials/page-layer'
import { useMemo } from 'react'
import { MarkOnPage } from '../MarkOnPage.tsx'
import type { PageMark } from '../passage.ts'
import { LAYER_FONT, measureText } from './measure-text.ts'
import { type ColouredStretch, PassageButtons } from './PassageButtons.tsx'
import { type PlacedLine, type PlacedWords, placeWords } from './place-words.ts'

interface TextLayerProps {
  layer: PageLayer
  /** What is marked, in the order of the text. */
  marks: readonly PageMark[]
  /** The passages of the page that something asks about, in characters of the whole material. */
  coloured: readonly ColouredStretch[]
  /** Which mark is gone to. */
  wanted: PageMark | null
}

/** The text of a page over its picture, unseen but there: to be selected, searched, marked and read aloud. */
export function TextLayer({ layer, marks, coloured, wanted }: TextLayerProps) {
  const lines = useMemo(() => placeWords(layer, { marks, coloured }, measureText), [layer, marks, coloured])
  const firstWanted = lines.findIndex(({ words }) => words.some(({ mark }) => mark !== null && mark === wanted))
  return (
    <div className="paper-text" style={{ fontFamily: LAYER_FONT }}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <Line key={index} line={line} wanted={index === firstWanted ? wanted : null} />
      ))}
      <PassageButtons lines={lines} coloured={coloured} />
    </div>
  )
}

function Line({ line: { left, top, height, size, words }, wanted }: { line: PlacedLine; wanted: PageMark | null }) {
  const parts = byMark(words)
  const first = wanted && parts.find(({ mark }) => mark === wanted)
  return (
    <div
      style={{
        left: inParts(left),
        top: inParts(top),
        fontSize: `${(size * 100).toFixed(3)}cqw`,
        lineHeight: `${(height * 100).toFixed(3)}cqw`,
      }}
    >
      {parts.map((part) =>
        part.mark ? (
          <MarkOnPage key={part.words[0]?.start} mark={part.mark} isOnPaper isWanted={part === first}>
            {part.words.map(shown)}
          </MarkOnPage>
        ) : (
          part.words.map(shown)
        ),
      )}
    </div>
  )
}

/** Neighbouring words of one mark together. */
function byMark(words: readonly PlacedWords[]): { mark: PageMark | null; words: PlacedWords[] }[] {
  const groups: ReturnType<typeof byMark> = []
  for (const word of words) {
    const last = groups.at(-1)
    if (last && last.mark === word.mark) last.words.push(word)
    else groups.push({ mark: word.mark, words: [word] })
  }
  return groups
}

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
