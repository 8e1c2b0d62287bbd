import type { Areas } from '@lectern/texts/areas/area'
import { FIRST_AREAS } from '@lectern/texts/areas/first'
import type { Area } from '@lectern/texts/catalogues'
import { chooseLanguage, isLanguage, LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'
import type { Message, MessageId, MessageValues } from '@lectern/texts/message'
import { type CompiledCatalogue, type Say, Speaker } from '@lectern/texts/speaker'
import { useMemo } from 'react'
import { readStored, writeStored } from './storage/stored-value.ts'
import { createStore, type Store, useStore } from './store.ts'

/** What was chosen in this browser; without a choice the browser's own languages decide. */
const KEY = 'language'

const speaker = new Speaker()
const areasInUse = new Set<Area>()

const language: Store<Language> = createStore(
  readAddressedLanguage() ?? readChosenLanguage() ?? chooseLanguage(navigator.languages),
)

/** The language that this address names, as a search engine links to it; null where it names none. */
export function readAddressedLanguage(): Language | null {
  const named = new URLSearchParams(window.location.search).get('language')
  return isLanguage(named) ? named : null
}

/** The language that was chosen in this browser; null where none was. */
export function readChosenLanguage(): Language | null {
  const stored = readStored(KEY)
  return isLanguage(stored) ? stored : null
}

/** The language of the screens, for what is not a component. */
export const currentLanguage = language.get

/** What concerns the two names of somebody, in the order in which the screens' language asks for them: Chinese begins with the family's. */
export const inOrderOfNames = <Part>(first: Part, last: Part): readonly [Part, Part] =>
  language.get() === 'en' ? [first, last] : [last, first]

/** Words a message in the language of the screens as it is now: for toasts, alerts and files. Components use `useSay`. */
export const say: Say = (named: Message | MessageId, values?: MessageValues) =>
  speaker.word(language.get(), typeof named === 'string' ? { id: named, values } : named)

/** How this component says things; it is drawn again when another language is chosen. */
export function useSay(): Say {
  const chosen = useLanguage()
  return useMemo(() => speaker.in(chosen), [chosen])
}

export const useLanguage = (): Language => useStore(language)

/** Loads the texts of some areas in the current language, before the screens that speak them are shown. */
export async function loadTexts(...areas: readonly Area[]): Promise<void> {
  for (const area of areas) areasInUse.add(area)
  const wanted = language.get()
  await Promise.all(areas.map((area) => loadCatalogue(wanted, area)))
  // Another language may have been chosen meanwhile, for which these areas were not known to be in use.
  if (language.get() !== wanted) await loadTexts(...areas)
}

/** A part of the site that is being loaded, once the texts that it speaks are there too. */
export async function withTexts<Part>(part: Promise<Part>, ...areas: readonly Area[]): Promise<Part> {
  const [loaded] = await Promise.all([part, loadTexts(...areas)])
  return loaded
}

/** Shows everything in another language, once its texts are there, and keeps the choice in this browser. */
export async function switchLanguage(chosen: Language): Promise<void> {
  const missing = () => [...areasInUse].filter((area) => !speaker.has(chosen, area))
  // Others come into use while these are on their way.
  for (let areas = missing(); areas.length > 0; areas = missing())
    await Promise.all(areas.map((area) => loadCatalogue(chosen, area)))
  writeStored(KEY, chosen)
  language.set(chosen)
  showOnPage()
}

/**
 * Tells the browser what language the page is in: for reading aloud, fonts, spelling and what is asked of the server; and for how an
 * installed site is described.
 */
export function showOnPage(): void {
  document.documentElement.lang = LANGUAGE_TAGS[language.get()]
  const manifest = document.querySelector('link[rel="manifest"]')
  const address = `/manifest.webmanifest?language=${language.get()}`
  // Written only where it changes: the browser asks for it anew.
  if (manifest && manifest.getAttribute('href') !== address) manifest.setAttribute('href', address)
}

async function loadCatalogue(wanted: Language, area: Area): Promise<void> {
  if (speaker.has(wanted, area)) return
  const inLanguages = await loaders(area)
  const { default: catalogue } = await inLanguages[wanted]()
  // Texts are compiled when the site is built: see `build/compiled-texts.ts`.
  speaker.add(wanted, area, catalogue as unknown as CompiledCatalogue)
}

/** The loaders of an area's catalogues. Those behind the landing page come with the router, which every other page loads. */
async function loaders(area: Area): Promise<Areas[string]> {
  if (isFirst(area)) return FIRST_AREAS[area]
  const { LATER_AREAS } = await import('@lectern/texts/areas/later')
  return LATER_AREAS[area]
}

const isFirst = (area: Area): area is keyof typeof FIRST_AREAS => area in FIRST_AREAS
