import { memo, useMemo, useRef } from 'react'
import type { AlikeMistakes } from './alike-mistakes.ts'
import { EssayText } from './EssayText.tsx'
import { type EssayRow, essayRows, markedIn } from './essay-rows.ts'
import { MarginNote, type MarginNoteProps } from './MarginNote.tsx'
import type { MarkedProps } from './MistakeList.tsx'
import { useNotesBeside } from './use-notes-beside.ts'

interface EssayMarginProps extends MarkedProps {
  onChoose: (index: number | null) => void
}

/** The essay with its mistakes marked, and beside each mark what is wrong there: as a whole where there is room or it is looked at, else in a line. */
export function EssayMargin({ content, mistakes, alike, shown, chosen, ...ways }: EssayMarginProps) {
  const ground = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => essayRows(content, mistakes, shown), [content, mistakes, shown])
  const groups = useMemo(() => new Map(alike.flatMap((group) => group.indexes.map((index) => [index, group]))), [alike])
  const marked = useMemo(() => markedIn(rows), [rows])
  useNotesBeside(ground, rows, chosen)
  return (
    <div ref={ground} className="relative pb-8">
      {rows.map((row) => (
        <MarginRow
          key={row.start}
          row={row}
          mistakes={mistakes}
          groups={groups}
          marked={marked}
          chosen={chosen !== null && row.noted.includes(chosen) ? chosen : null}
          isMoving={chosen !== null}
          {...ways}
        />
      ))}
    </div>
  )
}

interface MarginRowProps
  extends Omit<MarginNoteProps, 'index' | 'mistake' | 'alike' | 'isChosen' | 'isRoomy' | 'isMoving'> {
  row: EssayRow
  mistakes: MarkedProps['mistakes']
  groups: ReadonlyMap<number, AlikeMistakes>
  chosen: number | null
  isMoving: boolean
}

/** Drawn anew only where something of it is chosen: a long essay has hundreds. */
const MarginRow = memo(function MarginRow({ row, mistakes, groups, chosen, isMoving, ...ways }: MarginRowProps) {
  const { ids, goTo, onChoose } = ways
  return (
    <div className="grid grid-cols-[minmax(0,65ch)_minmax(18rem,1fr)] gap-x-8 font-serif">
      <EssayText
        stretches={row.stretches}
        ids={ids}
        chosen={chosen}
        onFocus={onChoose}
        onPress={(index) => goTo(index, 'note')}
        onEscape={() => onChoose(null)}
      />
      {row.noted.length > 0 && (
        <ol className="flex flex-col gap-px font-sans">
          {row.noted.map((index) => {
            const [mistake, alike] = [mistakes[index], groups.get(index)]
            return (
              mistake &&
              alike && (
                <MarginNote
                  key={`${mistake.start} ${mistake.quote} ${mistake.correction} ${mistake.explanation}`}
                  {...{ index, mistake, alike, isMoving, ...ways }}
                  isChosen={index === chosen}
                  isRoomy={row.isRoomy}
                />
              )
            )
          })}
        </ol>
      )}
    </div>
  )
})
