import { useState } from 'react'
import type { ColouredPassage } from '../../../review/recall/colour-page.ts'
import { PassageButton } from '../../../review/recall/PassageButton.tsx'
import { PassageCards } from '../../../review/recall/PassageCards.tsx'
import type { Stretch } from '../passage.ts'
import type { PlacedLine } from './place-words.ts'

/** A passage that is asked about, in characters of the whole material. */
export interface ColouredStretch extends Stretch, Pick<ColouredPassage, 'state' | 'items'> {}

interface PassageButtonsProps {
  lines: readonly PlacedLine[]
  coloured: readonly ColouredStretch[]
}

/** Beside the last line of each passage, in the margin that is nearer, what shows its cards and mistakes. */
export function PassageButtons({ lines, coloured }: PassageButtonsProps) {
  const [opened, setOpened] = useState<ColouredStretch | null>(null)
  return (
    <>
      {coloured.map((passage) => {
        const last = lines.findLast(({ words }) => words.some(({ start }) => passage.from <= start && start < passage.to))
        if (!last) return null
        return (
          <span
            key={passage.from}
            className={`absolute ${last.left < 0.5 ? 'left-0' : 'right-0'}`}
            style={{ top: `${last.top * 100}%` }}
          >
            <PassageButton passage={passage} onOpen={() => setOpened(passage)} />
          </span>
        )
      })}
      {opened && <PassageCards items={opened.items} onClose={() => setOpened(null)} />}
    </>
  )
}
