import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reciteApi, setKey, useForgetHistory } from '../api.ts'
import { CardEditor } from './card-editor.ts'
import { keepUnsaved, withUnsaved } from './unsaved-cards.ts'

/** Saves that a closed editor is still at, by set: opened again, the set is read after them. */
const lastSaves = new Map<number, Promise<unknown>>()

/** A set as it stands on the server when the screen opens; what is then typed is not overwritten by later reads. */
export const useFlashcardSet = (id: number) =>
  useQuery({
    queryKey: setKey(id),
    queryFn: async ({ signal }) => {
      await lastSaves.get(id)
      return reciteApi.getSet({ params: { id } }, { signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The editor of a set that was read. Everything is saved when the screen is left, in whatever way, and what cannot be is kept here. */
export function useCardEditor(set: FlashcardSet) {
  const [editor] = useState(() => new CardEditor(set, withUnsaved(set)))
  const forgetHistory = useForgetHistory()

  useEffect(() => {
    const keep = () => keepUnsaved(set.id, editor.cards.get())
    keep()
    return editor.cards.subscribe(keep)
  }, [editor, set.id])

  useEffect(() => {
    // Phones put a page away without a word more than that it is hidden.
    const save = () => editor.saveBeforeUnload()
    const saveIfHidden = () => document.visibilityState === 'hidden' && save()
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', saveIfHidden)
    return () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', saveIfHidden)
    }
  }, [editor])

  // biome-ignore lint/correctness/useExhaustiveDependencies: on leaving alone
  useEffect(() => () => void lastSaves.set(set.id, editor.saveAll().then(forgetHistory)), [editor])

  return editor
}
