import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { EssayRow } from './essay-rows.ts'
import { type BesideNote, placeNotes } from './place-notes.ts'

/** By so many px a note begins above its mark: their first lines are level then. */
const ABOVE_MARK = 2

/** A note on the page: `data-note` names the id of its mark. */
interface ShownNote extends BesideNote {
  item: HTMLElement
  /** Where the page puts it by itself, in px from the top of the text. */
  flowTop: number
}

/**
 * Has the notes of a text stand beside their marks. They are moved, not laid out anew: nothing else on the page changes its place.
 * @param ground which holds text and notes, and is what they are placed in
 * @param chosen index of the mistake whose note is open
 */
export function useNotesBeside(
  ground: RefObject<HTMLElement | null>,
  rows: readonly EssayRow[],
  chosen: number | null,
): void {
  const arrange = useRef(() => {})
  useLayoutEffect(() => {
    const noted = rows.flatMap((row) => row.noted)
    const at = chosen === null ? -1 : noted.indexOf(chosen)
    arrange.current = () => ground.current && arrangeNotes(ground.current, at < 0 ? null : at)
    arrange.current()
  }, [ground, rows, chosen])
  useEffect(() => {
    // A font that came, or a window that became narrower.
    const sizes = new ResizeObserver(() => arrange.current())
    if (ground.current) sizes.observe(ground.current)
    return () => sizes.disconnect()
  }, [ground])
}

/** All is measured before anything is moved, or the page would be laid out for each. */
function arrangeNotes(ground: HTMLElement, chosen: number | null): void {
  const notes = [...ground.getElementsByTagName('ol')].flatMap(notesOf)
  const box = ground.getBoundingClientRect()
  const bottom = Math.min(box.height, innerHeight - box.top)
  const tops = placeNotes(notes, chosen, bottom)
  for (const [index, { item, flowTop }] of notes.entries())
    item.style.transform = `translateY(${(tops[index] ?? flowTop) - flowTop}px)`
}

function notesOf(list: HTMLElement): ShownNote[] {
  const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-note]')]
  const last = items.at(-1)
  const slack = last ? list.offsetTop + list.offsetHeight - last.offsetTop - last.offsetHeight : 0
  return items.map((item) => {
    const flowTop = item.offsetTop
    const mark = document.getElementById(item.dataset.note ?? '')
    // An open one is higher than the room that it has of itself.
    const height = Math.max(item.offsetHeight, item.scrollHeight)
    const wanted = mark ? mark.offsetTop - ABOVE_MARK : flowTop
    return { item, flowTop, wanted, latest: flowTop + slack, height }
  })
}
