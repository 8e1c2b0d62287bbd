interface FoundWordsProps {
  text: string
  /** What was searched for; nothing is marked where it is empty. */
  search: string
}

const SIGNS_OF_PATTERNS = /[\\^$.*+?()[\]{}|/]/g

/** A text with what was searched for marked in it, whatever its case. */
export function FoundWords({ text, search }: FoundWordsProps) {
  const sought = search.trim()
  if (sought === '') return text
  const found = new RegExp(`(${sought.replace(SIGNS_OF_PATTERNS, '\\$&')})`, 'iu')
  // Every second part is what was found, as it was written.
  return text.split(found).map((words, place) =>
    place % 2 === 0 ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <mark key={place} className="rounded-sm bg-accent-soft px-0.5 text-ink">
        {words}
      </mark>
    ),
  )
}
