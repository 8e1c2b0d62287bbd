import { useState } from 'react'
import type { ColouredPassage } from '../../../review/recall/colour-page.ts'
import { PassageButton } from '../../../review/recall/PassageButton.tsx'
import { PassageCards } from '../../../review/recall/PassageCards.tsx'
import type { Stretch } from '../passage.ts'
import { topsOfButtons } from './place-buttons.ts'
import type { PlacedLine } from './place-words.ts'

/** A passage that is asked about, in characters of the whole material. */
export interface ColouredStretch extends Stretch, Pick<ColouredPassage, 'state' | 'items'> {}

interface PassageButtonsProps {
  lines: readonly PlacedLine[]
  coloured: readonly ColouredStretch[]
}

/** Beside the last line of each passage, in the margin that is nearer, what shows its cards and mistakes; none lies over another. */
export function PassageButtons({ lines, coloured }: PassageButtonsProps) {
  const [opened, setOpened] = useState<ColouredStretch | null>(null)
  const ends = coloured.flatMap((passage) => {
    const last = lines.findLast(({ words }) => words.some(({ start }) => passage.from <= start && start < passage.to))
    return last ? [{ passage, last }] : []
  })
  const margins = Object.entries({
    'left-0': ends.filter(({ last }) => last.left < 0.5),
    'right-0': ends.filter(({ last }) => last.left >= 0.5),
  })
  return (
    <>
      {margins.map(([side, unsorted]) => {
        const placed = unsorted.toSorted((one, other) => one.last.top - other.last.top)
        const tops = topsOfButtons(placed.map(({ last }) => last.top))
        return placed.map(({ passage }, index) => (
          <span key={passage.from} className={`absolute ${side}`} style={{ top: tops[index] }}>
            <PassageButton passage={passage} onOpen={() => setOpened(passage)} />
          </span>
        ))
      })}
      {opened && <PassageCards items={opened.items} onClose={() => setOpened(null)} />}
    </>
  )
}
