import type { CoveringShape, ShapeOutline } from '@lectern/domain/cards/occlusion'
import { outlineThrough } from '@lectern/domain/cards/outline-through'
import { type Box, boxOf, fitInto } from '@lectern/domain/cards/shape-box'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useSay } from '../../../../lib/language.ts'
import { CoverDetails } from './CoverDetails.tsx'
import { CoverStage } from './CoverStage.tsx'
import { CoverTools } from './CoverTools.tsx'
import type { Point } from './cover-moves.ts'
import type { Covers } from './use-covers.ts'

const MOST_NUMBER = 100
const FIRST_BOX: Box = { left: 0.35, top: 0.4, width: 0.3, height: 0.2 }
const OUTLINES: Record<ShapeOutline['kind'], ShapeOutline> = {
  rect: { kind: 'rect', left: 0, top: 0, width: 1, height: 1 },
  ellipse: { kind: 'ellipse', left: 0, top: 0, rx: 0.5, ry: 0.5 },
  polygon: {
    kind: 'polygon',
    points: [
      { x: 0.25, y: 0 },
      { x: 0.75, y: 0 },
      { x: 1, y: 0.5 },
      { x: 0.75, y: 1 },
      { x: 0.25, y: 1 },
      { x: 0, y: 0.5 },
    ],
  },
}
const percent = (part: number) => Math.round(part * 100)
const placeOf = ({ x, y }: Point) => ({ left: percent(x), top: percent(y) })

/** The covers of a picture, and everything that is done to them; each change is announced and can be undone. */
export function CoverEditor({ covers }: { covers: Covers }) {
  const say = useSay()
  const { picture, shapes, hidesOthers } = covers.covered
  const root = useRef<HTMLDivElement>(null)
  const keysId = useId()
  const [kind, setKind] = useState<ShapeOutline['kind']>('rect')
  const [selected, setSelected] = useState(0)
  const [corner, setCorner] = useState<number | null>(null)
  const [told, setTold] = useState('')
  /** The cover that takes the focus once it is drawn; without covers the button that adds one. */
  const [focused, setFocused] = useState<{ index: number } | null>(null)
  useEffect(() => {
    const found = focused && root.current?.querySelector<HTMLElement>(`[data-cover="${focused.index}"]`)
    if (focused)
      (found ?? root.current?.querySelector<HTMLElement>('[data-add-cover]'))?.focus({ preventScroll: !!found })
  }, [focused])
  if (!picture) return null

  const choose = (index: number) => {
    if (index !== selected) setCorner(null)
    setSelected(index)
    setFocused({ index })
  }
  const add = (box: Box, path: readonly Point[] = []) => {
    const outline = (kind === 'polygon' && outlineThrough(path)) || fitInto(OUTLINES[kind], box)
    const number = Math.min(MOST_NUMBER, Math.max(0, ...shapes.map((shape) => shape.number)) + 1)
    const added: CoveringShape = { number, outline, angle: 0, name: '' }
    if (!covers.change({ shapes: [...shapes, added] })) return setTold(say('cards.coversFull'))
    choose(shapes.length)
    setTold(say('cards.coverAdded', { place: shapes.length + 1 }))
  }
  const edit = (index: number, fields: Partial<CoveringShape>, step?: string) =>
    covers.change({ shapes: shapes.map((shape, at) => (at === index ? { ...shape, ...fields } : shape)) }, step)
  const place = (index: number, outline: ShapeOutline, what: 'moved' | 'sized' | 'cornered', isByKey: boolean) => {
    edit(index, { outline }, isByKey ? `${index} ${what} ${corner}` : undefined)
    const { left, top, width, height } = boxOf(outline)
    const at = index + 1
    const point = what === 'cornered' && outline.kind === 'polygon' ? outline.points[corner ?? 0] : undefined
    if (point) return setTold(say('cards.coverCornerMoved', { corner: (corner ?? 0) + 1, ...placeOf(point) }))
    setTold(
      what === 'moved'
        ? say('cards.coverMoved', { place: at, left: percent(left), top: percent(top) })
        : say('cards.coverSized', { place: at, width: percent(width), height: percent(height) }),
    )
  }
  const nextCorner = () => {
    const { outline } = shapes[selected] ?? {}
    if (outline?.kind !== 'polygon') return
    const count = outline.points.length
    const next = corner === null ? 0 : corner + 1
    setCorner(next < count ? next : null)
    setTold(next < count ? say('cards.coverCorner', { corner: next + 1, count }) : say('cards.coverWhole'))
  }
  const remove = (index: number) => {
    setCorner(null)
    covers.change({ shapes: shapes.toSpliced(index, 1) })
    choose(Math.max(0, Math.min(index, shapes.length - 2)))
    setTold(say('cards.coverRemoved', { place: index + 1 }))
  }
  const undo = covers.undo && goThrough(covers.undo, say('cards.coverUndone'))
  const redo = covers.redo && goThrough(covers.redo, say('cards.coverRedone'))
  function goThrough(go: () => void, text: string) {
    return () => {
      go()
      setTold(text)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const go = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
    if (go === undefined) return
    event.preventDefault()
    go?.()
  }
  const chosen = shapes[selected]

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls in it, which bubble
    <div ref={root} className="flex flex-col gap-3" onKeyDown={onKeyDown}>
      <CoverTools
        kind={kind}
        onKind={setKind}
        onAdd={() => add(FIRST_BOX)}
        undo={undo}
        redo={redo}
        hidesOthers={hidesOthers}
        onHidesOthers={(hides) => covers.change({ hidesOthers: hides })}
      />
      <CoverStage
        picture={picture}
        shapes={shapes}
        selected={selected}
        drawnKind={kind}
        corner={corner}
        onNextCorner={nextCorner}
        keysId={keysId}
        onSelect={choose}
        onAdd={add}
        onPlace={place}
        onRemove={remove}
        onName={() => root.current?.querySelector<HTMLElement>('[data-cover-name] input')?.focus()}
      />
      <p role="status" className="sr-only">
        {told}
      </p>
      {chosen && (
        <CoverDetails
          shape={chosen}
          place={selected + 1}
          mostNumber={MOST_NUMBER}
          onChange={(fields) => void edit(selected, fields, `${selected} ${Object.keys(fields)}`)}
          onRemove={() => remove(selected)}
          onDone={() => setFocused({ index: selected })}
        />
      )}
      <p id={keysId} className="text-ink-faint text-xs">
        {say('cards.coverKeys')}
      </p>
    </div>
  )
}

/** There undoing is the browser's own. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea') !== null
