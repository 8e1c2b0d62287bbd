import { useState } from 'react'
import { readStored, writeStored } from '../../../../lib/storage/stored-value.ts'

/** How a PDF is read: as its pages look, or as their text, which reads at any width. */
export type PageView = 'pages' | 'text'

const KEY = 'lectern.pages'

/** How PDFs are read on this device. */
export function usePageView(): [PageView, (view: PageView) => void] {
  const [view, setView] = useState<PageView>(() => (readStored(KEY) === 'text' ? 'text' : 'pages'))
  const change = (next: PageView) => {
    writeStored(KEY, next === 'text' ? next : null)
    setView(next)
  }
  return [view, change]
}
