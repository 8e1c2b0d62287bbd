import type { Picture } from '@lectern/domain/cards/media-marks'
import type { CoveringShape, ShapeOutline } from '@lectern/domain/cards/occlusion'
import { type Box, boxOf, fitInto, withinPicture } from '@lectern/domain/cards/shape-box'
import { type KeyboardEvent, useState } from 'react'
import { mediaAddress } from '../../../../core/cards/media-address.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useSay } from '../../../../lib/language.ts'
import { CoverButton } from './CoverButton.tsx'
import { pressedTo } from './cover-moves.ts'
import { useCoverDrag } from './use-cover-drag.ts'

interface CoverStageProps {
  picture: Picture
  shapes: readonly CoveringShape[]
  selected: number
  /** What is drawn by dragging over the picture. */
  drawnKind: 'rect' | 'ellipse'
  keysId: string
  onSelect: (index: number) => void
  onAdd: (box: Box) => void
  /** @param isByKey whether presses in a row are one change */
  onPlace: (index: number, outline: ShapeOutline, what: 'moved' | 'sized', isByKey: boolean) => void
  onRemove: (index: number) => void
  onName: () => void
}

/** The picture with its covers: drawn, moved and sized by a pointer, moved and sized by keys. */
export function CoverStage(props: CoverStageProps) {
  const { picture, shapes, selected, drawnKind, keysId, onSelect, onAdd, onPlace, onRemove, onName } = props
  const say = useSay()
  const [failedName, setFailedName] = useState<string | null>(null)
  const { stage, drag, begin, handlers } = useCoverDrag(({ index, corner, box }) => {
    const shape = index === null ? undefined : shapes[index]
    if (index === null) onAdd(withinPicture(box))
    else if (shape) onPlace(index, fitInto(shape.outline, withinPicture(box)), corner ? 'sized' : 'moved', false)
  })
  const onKeyDown = (event: KeyboardEvent, index: number, { outline }: CoveringShape) => {
    const box = pressedTo(boxOf(outline), event)
    if (box) onPlace(index, fitInto(outline, withinPicture(box)), event.shiftKey ? 'sized' : 'moved', true)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index)
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onName()
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
          keysId={keysId}
          onSelect={() => onSelect(index)}
          onKeyDown={(event) => onKeyDown(event, index, shape)}
          onGrip={(event, corner) => {
            onSelect(index)
            begin(event, index, shape, corner)
          }}
        />
      ))}
      {drag?.index === null && <Drawn box={withinPicture(drag.box)} isRound={drawnKind === 'ellipse'} />}
    </div>
  )
}

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
