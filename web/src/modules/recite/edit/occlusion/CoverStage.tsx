import type { Picture } from '@lectern/domain/cards/media-marks'
import type { CoveringShape, ShapeOutline } from '@lectern/domain/cards/occlusion'
import { withCornerMoved } from '@lectern/domain/cards/outline-through'
import { type Box, boxOf, fitInto, withinPicture } from '@lectern/domain/cards/shape-box'
import { type KeyboardEvent, useState } from 'react'
import { mediaAddress } from '../../../../core/cards/media-address.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useSay } from '../../../../lib/language.ts'
import { CoverButton } from './CoverButton.tsx'
import { type Point, pressedTo, stepOf } from './cover-moves.ts'
import { useCoverDrag } from './use-cover-drag.ts'

interface CoverStageProps {
  picture: Picture
  shapes: readonly CoveringShape[]
  selected: number
  /** What is drawn by dragging over the picture. */
  drawnKind: ShapeOutline['kind']
  /** Which corner of the selected polygon the arrow keys move; null for the whole of it. */
  corner: number | null
  keysId: string
  onSelect: (index: number) => void
  onAdd: (box: Box, path: readonly Point[]) => void
  /** @param isByKey whether presses in a row are one change */
  onPlace: (index: number, outline: ShapeOutline, what: 'moved' | 'sized' | 'cornered', isByKey: boolean) => void
  onRemove: (index: number) => void
  onName: () => void
  /** The next corner of a polygon is chosen, or after the last the whole of it. */
  onNextCorner: () => void
}

/** The picture with its covers: drawn, moved and sized by a pointer, moved and sized by keys. */
export function CoverStage(props: CoverStageProps) {
  const { picture, shapes, selected, drawnKind, corner, keysId, onSelect, onAdd, onPlace, onRemove } = props
  const say = useSay()
  const [failedName, setFailedName] = useState<string | null>(null)
  const { stage, drag, begin, handlers } = useCoverDrag(({ index, corner: side, box, path }) => {
    const shape = index === null ? undefined : shapes[index]
    if (index === null) onAdd(withinPicture(box), path)
    else if (shape) onPlace(index, fitInto(shape.outline, withinPicture(box)), side ? 'sized' : 'moved', false)
  })
  const onKeyDown = (event: KeyboardEvent, index: number, { outline }: CoveringShape) => {
    const placed = placedBy(event, outline, corner)
    if (placed) onPlace(index, placed.outline, placed.what, true)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index)
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) props.onName()
    else if (event.key.toLowerCase() === 'c' && isPlain(event) && outline.kind === 'polygon') props.onNextCorner()
    else return
    event.preventDefault()
  }
  const drawn = (shape: CoveringShape, index: number): CoveringShape =>
    drag?.index === index ? { ...shape, outline: fitInto(shape.outline, withinPicture(drag.box)) } : shape

  if (failedName === picture.name) return <p className="text-poor">{say('cards.pictureMissing')}</p>
  return (
    <div
      ref={stage}
      // Arrow keys are the covers' own here, for screen readers too.
      role="application"
      aria-label={say('cards.coverStage')}
      className="relative mx-auto w-fit cursor-crosshair touch-pinch-zoom select-none"
      onPointerDown={(event) => begin(event, null)}
      {...handlers}
    >
      <img
        src={mediaAddress(picture.name)}
        alt={picture.alt}
        draggable={false}
        onError={() => setFailedName(picture.name)}
        className="max-h-[60vh] max-w-full rounded-ui"
      />
      {shapes.map((shape, index) => (
        <CoverButton
          // biome-ignore lint/suspicious/noArrayIndexKey: covers have no keys of their own, and keep their places
          key={index}
          shape={drawn(shape, index)}
          index={index}
          isSelected={index === selected}
          corner={index === selected ? corner : null}
          keysId={keysId}
          onSelect={() => onSelect(index)}
          onKeyDown={(event) => onKeyDown(event, index, shape)}
          onGrip={(event, side) => {
            onSelect(index)
            begin(event, index, shape, side)
          }}
        />
      ))}
      {drag?.index === null &&
        (drawnKind === 'polygon' ? (
          <DrawnPath path={drag.path} />
        ) : (
          <Drawn box={withinPicture(drag.box)} isRound={drawnKind === 'ellipse'} />
        ))}
    </div>
  )
}

/** Where a key brings a cover, or the corner of it that is chosen; null where it does neither. */
function placedBy(event: KeyboardEvent, outline: ShapeOutline, corner: number | null) {
  const by = stepOf(event)
  if (by && corner !== null && !event.shiftKey && outline.kind === 'polygon')
    return { outline: withCornerMoved(outline, corner, by), what: 'cornered' as const }
  const box = pressedTo(boxOf(outline), event)
  const what = event.shiftKey ? ('sized' as const) : ('moved' as const)
  return box && { outline: fitInto(outline, withinPicture(box)), what }
}

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey

/** The outline that is being drawn. */
const DrawnPath = ({ path }: { path: readonly Point[] }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1 1"
    preserveAspectRatio="none"
    className="pointer-events-none absolute inset-0 z-20 size-full overflow-visible fill-accent/30 stroke-accent"
  >
    <polygon
      points={path.map(({ x, y }) => `${x},${y}`).join(' ')}
      strokeWidth={2}
      strokeDasharray="6 4"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)

/** The cover that is being drawn. */
const Drawn = ({ box: { left, top, width, height }, isRound }: { box: Box; isRound: boolean }) => (
  <span
    aria-hidden
    className={classNames(
      'pointer-events-none absolute z-20 border-2 border-accent border-dashed bg-accent/30',
      isRound && 'rounded-[50%]',
    )}
    style={{ left: `${left * 100}%`, top: `${top * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` }}
  />
)
