import { useState } from 'react'

/**
 * What was said, as an object of its own each time, until what it was said about is changed; null from then on, also where
 * the change is taken back.
 */
export function useUntilChanged<Said extends object>(said: Said | null, about: unknown): Said | null {
  const [known, setKnown] = useState({ said, about, isOver: false })
  if (known.said !== said) setKnown({ said, about, isOver: false })
  else if (!known.isOver && !Object.is(known.about, about)) setKnown({ ...known, isOver: true })
  return known.said === said && (known.isOver || !Object.is(known.about, about)) ? null : said
}
