import type { CoveringShape } from '@lectern/domain/cards/occlusion'
import { type Box, boxOf } from '@lectern/domain/cards/shape-box'
import type { KeyboardEvent, PointerEvent } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { useSay } from '../../../../lib/language.ts'
import { CORNERS, type Corner } from './cover-moves.ts'

interface CoverButtonProps {
  /** Its shape as it is drawn, also on the way of a drag. */
  shape: CoveringShape
  /** Its place among the covers, from 0. */
  index: number
  isSelected: boolean
  /** Which corner of a polygon the arrow keys move, if one. */
  corner: number | null
  keysId: string
  onSelect: () => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The cover is pressed, or one of its corners. */
  onGrip: (event: PointerEvent, corner: Corner | null) => void
}

const parts = (value: number) => `${value * 100}%`

/** A cover on its picture. The one that was chosen last has handles at its corners, for fingers as well. */
export function CoverButton({
  shape,
  index,
  isSelected,
  corner,
  keysId,
  onSelect,
  onKeyDown,
  onGrip,
}: CoverButtonProps) {
  const say = useSay()
  const { outline, number, angle } = shape
  const name = shape.name.trim()
  const box = boxOf(outline)
  const place = index + 1
  const marked = corner !== null && outline.kind === 'polygon' ? outline.points[corner] : undefined
  return (
    <>
      <button
        type="button"
        data-cover={index}
        aria-label={name ? say('cards.coverNamed', { place, number, name }) : say('cards.cover', { place, number })}
        aria-pressed={isSelected}
        aria-describedby={keysId}
        className={classNames('absolute cursor-move touch-none', isSelected && 'z-10')}
        style={{
          left: parts(box.left),
          top: parts(box.top),
          width: parts(box.width),
          height: parts(box.height),
          rotate: angle ? `${angle}deg` : undefined,
          transformOrigin: 'top left',
        }}
        onFocus={onSelect}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => onGrip(event, null)}
      >
        <span
          aria-hidden
          className={classNames(
            'absolute inset-0 border-2',
            isSelected ? 'border-accent bg-accent/55' : 'border-fair-fill bg-fair-fill/55',
            outline.kind === 'ellipse' && 'rounded-[50%]',
          )}
          style={{ clipPath: outline.kind === 'polygon' ? clipOf(outline.points, box) : undefined }}
        />
        <span
          aria-hidden
          className="absolute start-1/2 top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-ui bg-surface px-1 text-ink text-xs leading-tight tabular-nums"
        >
          {number}
        </span>
      </button>
      {/* The sides of what is rotated do not stand where its box has them. */}
      {isSelected &&
        !angle &&
        CORNERS.map((side) => (
          <Handle key={`${side.x}${side.y}`} corner={side} box={box} onGrip={(event) => onGrip(event, side)} />
        ))}
      {marked && (
        <span
          aria-hidden
          className="pointer-events-none absolute z-20 size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-ink"
          style={{ left: parts(marked.x), top: parts(marked.y) }}
        />
      )}
    </>
  )
}

/** Mostly outside of its cover, which could not be pressed otherwise where it is small. */
function Handle({ corner, box, onGrip }: { corner: Corner; box: Box; onGrip: (event: PointerEvent) => void }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute z-20 size-7 touch-none',
        corner.x === corner.y ? 'cursor-nwse-resize' : 'cursor-nesw-resize',
        corner.x === 0 ? '-translate-x-5' : '-translate-x-2',
        corner.y === 0 ? '-translate-y-5' : '-translate-y-2',
      )}
      style={{ left: parts(box.left + corner.x * box.width), top: parts(box.top + corner.y * box.height) }}
      onPointerDown={onGrip}
    >
      <span
        className={classNames(
          'absolute size-3.5 rounded-full border-2 border-surface bg-accent',
          corner.x === 0 ? 'end-1.5' : 'start-0.5',
          corner.y === 0 ? 'bottom-1.5' : 'top-0.5',
        )}
      />
    </span>
  )
}

const clipOf = (points: readonly { x: number; y: number }[], { left, top, width, height }: Box): string =>
  `polygon(${points.map(({ x, y }) => `${((x - left) / (width || 1)) * 100}% ${((y - top) / (height || 1)) * 100}%`).join(', ')})`
