import type { Place } from '@lectern/domain/materials/place'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { addressOfPlace } from './find-place.ts'
import { showPlace } from './shown-place.ts'

/**
 * A link to a place: pressed, it shows the place beside the screen that it stands on, which stays as it is; in another tab or window, and
 * on the page of its own material, it leads to the page.
 */
export function usePlaceLink(materialId: number, place: Place) {
  const { pathname } = useLocation()
  return {
    to: addressOfPlace(materialId, place),
    onClick: (event: MouseEvent<HTMLElement>) => {
      const isForBrowser = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (isForBrowser || pathname === `/library/${materialId}`) return
      event.preventDefault()
      showPlace(materialId, place, event.currentTarget)
    },
  }
}
