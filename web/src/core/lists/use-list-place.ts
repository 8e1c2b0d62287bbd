import { SEARCH_DEBOUNCE_MS } from '@lectern/domain/content'
import { useState } from 'react'
import { useDebouncedValue } from '../../lib/use-debounced-value.ts'

/** Where a student is in a list of the server's: what is searched for, and the page of what was found. */
export interface ListPlace {
  /** Trimmed; '' for everything. */
  search: string
  /** From 1. */
  page: number
  openPage: (page: number) => void
  /** Back to everything. */
  clear: () => void
}

/** The place, with the search box that leads to it. */
export interface SearchedPlace extends ListPlace {
  typed: string
  type: (text: string) => void
  /** Searches for what is typed now; missing where typing is enough. */
  submit?: () => void
}

/** A list that is searched as soon as typing pauses; an emptied box shows everything at once. */
export function useListPlace(): SearchedPlace {
  const [typed, setTyped] = useState('')
  const settled = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS)
  const place = usePage(typed.trim() === '' ? '' : settled)
  return { ...place, typed, type: setTyped, clear: () => setTyped('') }
}

/** A list that is searched when its Search button is pressed, or Enter. */
export function useSubmittedPlace(): SearchedPlace {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const place = usePage(search)
  const show = (text: string) => {
    setTyped(text)
    setSearch(text.trim())
  }
  return { ...place, typed, type: setTyped, submit: () => show(typed), clear: () => show('') }
}

/** A page is one of its search: another search begins at the first, and the search before it is forgotten. */
function usePage(search: string): Pick<ListPlace, 'search' | 'page' | 'openPage'> {
  const [place, setPlace] = useState({ search, page: 1 })
  const isNewSearch = place.search !== search
  if (isNewSearch) setPlace({ search, page: 1 })
  return { search, page: isNewSearch ? 1 : place.page, openPage: (page) => setPlace({ search, page }) }
}
