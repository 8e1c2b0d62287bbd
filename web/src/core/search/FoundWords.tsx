import { Fragment } from 'react'

interface FoundWordsProps {
  text: string
  /** What was searched for; nothing is marked where it is empty. */
  search: string
}

/** A text with what was searched for marked in it, whatever its case. */
export const FoundWords = ({ text, search }: FoundWordsProps) =>
  splitAtFound(text, search.trim()).map(({ isFound, words, from }) =>
    isFound ? (
      <mark key={from} className="rounded-sm bg-accent-soft px-0.5 text-ink">
        {words}
      </mark>
    ) : (
      <Fragment key={from}>{words}</Fragment>
    ),
  )

interface Part {
  isFound: boolean
  words: string
  /** Where it begins in the text. */
  from: number
}

function splitAtFound(text: string, search: string): Part[] {
  const whole = [{ isFound: false, words: text, from: 0 }]
  const [folded, sought] = [text.toLowerCase(), search.toLowerCase()]
  // A letter or two (İ) are longer in the other case: nothing stands where it would be looked for then.
  if (sought === '' || folded.length !== text.length) return whole
  const parts: Part[] = []
  let end = 0
  const take = (to: number, isFound: boolean) => {
    if (to > end) parts.push({ isFound, words: text.slice(end, to), from: end })
    end = to
  }
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, end)) {
    take(at, false)
    take(at + sought.length, true)
  }
  take(text.length, false)
  return parts
}
