import { useLanguage, useSay } from '../../lib/language.ts'
import { listNumbers } from '../../lib/list-numbers.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { ChunkedModule } from './chunked-modules.ts'

interface EmptyPartsProps {
  module: ChunkedModule
  /** Counted from 1; nothing is said of none. */
  parts: readonly number[]
  total: number
}

const TEXTS = {
  recite: { one: 'generation.emptyPartRecite', several: 'generation.emptyPartsRecite' },
  notes: { one: 'generation.emptyPartNotes', several: 'generation.emptyPartsNotes' },
} as const

/** Says which parts of a material were read and hold nothing: to try them again gives nothing again. */
export function EmptyParts({ module, parts, total }: EmptyPartsProps) {
  const say = useSay()
  const language = useLanguage()
  if (parts.length === 0) return null
  const { one, several } = TEXTS[module]
  return (
    <Notice role="status">
      <p>{say(parts.length === 1 ? one : several, { parts: listNumbers(parts, language), total })}</p>
    </Notice>
  )
}
