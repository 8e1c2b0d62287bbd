import type { Picture } from '@lectern/domain/cards/media-marks'
import type { CoveringShape, ShapeOutline } from '@lectern/domain/cards/occlusion'
import { type Box, boxBetween, fitInto, withinPicture } from '@lectern/domain/cards/shape-box'
import { Circle, Square, Trash2 } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { mediaAddress } from '../../../../core/cards/media-address.ts'
import { useSay } from '../../../../lib/language.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { CoverButton } from './CoverButton.tsx'

interface CoverStageProps {
  picture: Picture
  shapes: readonly CoveringShape[]
  onChange: (shapes: CoveringShape[]) => void
}

const MOST_NUMBER = 100
const FIRST_BOX: Box = { left: 0.35, top: 0.4, width: 0.3, height: 0.2 }

/** The picture with its covers. A new one is drawn by dragging over the picture, or put in its middle by a button. */
export function CoverStage({ picture, shapes, onChange }: CoverStageProps) {
  const say = useSay()
  const stage = useRef<HTMLDivElement>(null)
  const drawnFrom = useRef<{ x: number; y: number } | null>(null)
  const [selected, setSelected] = useState(0)
  /** The cover that a button just added takes the focus. */
  const [added, setAdded] = useState(-1)
  const chosen = shapes[selected]

  const pointAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) }
  }
  const add = (kind: 'rect' | 'ellipse', box: Box) => {
    const number = Math.min(MOST_NUMBER, Math.max(0, ...shapes.map((shape) => shape.number)) + 1)
    const start: ShapeOutline = { kind: 'rect', ...FIRST_BOX }
    const outline = fitInto(kind === 'rect' ? start : { kind, left: 0, top: 0, rx: 1, ry: 1 }, withinPicture(box))
    onChange([...shapes, { number, outline, angle: 0 }])
    setSelected(shapes.length)
  }
  const change = (index: number, fields: Partial<CoveringShape>) =>
    onChange(shapes.map((shape, at) => (at === index ? { ...shape, ...fields } : shape)))
  const place = (index: number, box: Box) => {
    const shape = shapes[index]
    if (shape) change(index, { outline: fitInto(shape.outline, withinPicture(box)) })
  }
  const remove = (index: number) => {
    onChange(shapes.filter((_, at) => at !== index))
    setSelected(Math.max(0, index - 1))
  }
  const drawTo = (event: PointerEvent) => {
    const from = drawnFrom.current
    drawnFrom.current = null
    if (!from) return
    const box = boxBetween(from, pointAt(event))
    // A tap draws nothing.
    if (box.width > 0.01 && box.height > 0.01) add('rect', box)
  }

  return (
    <div className="flex flex-col gap-3">
      <div
        ref={stage}
        className="relative mx-auto w-fit touch-none select-none"
        onPointerDown={(event) => {
          drawnFrom.current = pointAt(event)
        }}
        onPointerUp={drawTo}
        onPointerCancel={() => {
          drawnFrom.current = null
        }}
      >
        <img
          src={mediaAddress(picture.name)}
          alt={picture.alt}
          draggable={false}
          className="max-h-[60vh] max-w-full rounded-ui"
        />
        {shapes.map((shape, index) => (
          <CoverButton
            // biome-ignore lint/suspicious/noArrayIndexKey: covers have no names of their own, and keep their places
            key={index}
            shape={shape}
            place={index + 1}
            isSelected={index === selected}
            isAdded={index === added}
            pointAt={pointAt}
            onSelect={() => setSelected(index)}
            onPlace={(box) => place(index, box)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <p className="text-ink-faint text-xs">{say('cards.coverKeys')}</p>
      <div className="flex flex-wrap items-end gap-2">
        {(['rect', 'ellipse'] as const).map((kind) => (
          <Button
            key={kind}
            icon={kind === 'rect' ? <Square size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
            onClick={() => {
              setAdded(shapes.length)
              add(kind, FIRST_BOX)
            }}
          >
            {say(kind === 'rect' ? 'cards.addRectangle' : 'cards.addEllipse')}
          </Button>
        ))}
        {chosen && (
          <>
            <TextField
              label={say('cards.coverNumber')}
              type="number"
              min={1}
              max={MOST_NUMBER}
              className="w-32"
              value={chosen.number}
              onChange={({ target }) =>
                change(selected, { number: Math.min(MOST_NUMBER, Math.max(1, Math.round(target.valueAsNumber) || 1)) })
              }
            />
            <Button variant="danger" icon={<Trash2 size={16} aria-hidden />} onClick={() => remove(selected)}>
              {say('cards.removeCover')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
