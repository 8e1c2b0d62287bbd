import type { Place } from '@lectern/domain/materials/place'
import type { RefObject } from 'react'
import { createStudentStore } from '../account/student-store.ts'

/** A place that is looked at beside the screen that led to it. */
export interface ShownPlace {
  materialId: number
  place: Place
  /** What gets the focus back. */
  opener: RefObject<HTMLElement | null>
  /** Where that stood in the window as it was pressed, in pixels from its top. */
  top: number
}

/** The place that is looked at; null for none. One at a time: another one takes its place. */
export const shownPlaceStore = createStudentStore<ShownPlace | null>(null)

export const closePlace = (): void => shownPlaceStore.set(null)

/** Shows a place beside what is read, by the link that was pressed. */
export function showPlace(materialId: number, place: Place, link: HTMLElement): void {
  const opener = openerOf(link)
  shownPlaceStore.set({ materialId, place, opener: { current: opener }, top: topOf(opener) })
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top

/** Has what led to the place stand in the window as before, where the page has become narrower, or wider again, beside it. */
export function holdOpener({ opener: { current }, top }: Pick<ShownPlace, 'opener' | 'top'>): void {
  if (current?.isConnected) scrollBy({ top: topOf(current) - top, behavior: 'instant' })
}

/** Where it stands by now: it may have been scrolled since it was pressed. */
export const whereOpenerIs = ({ opener }: ShownPlace): Pick<ShownPlace, 'opener' | 'top'> | null =>
  opener.current?.isConnected ? { opener, top: topOf(opener.current) } : null

/** The link itself; where it stands in a small window of a button, which goes as the focus does, that button. */
function openerOf(link: HTMLElement): HTMLElement {
  const id = link.closest('[role="dialog"][id]')?.id
  return (id && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(id)}"]`)) || link
}
