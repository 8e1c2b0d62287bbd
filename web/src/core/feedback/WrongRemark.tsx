import { useSay } from '../../lib/language.ts'
import { neighbourOf } from './neighbour.ts'
import type { SayPartWrong } from './use-say-part-wrong.ts'
import { WrongButton } from './WrongButton.tsx'

interface WrongRemarkProps {
  /** Undefined where nothing can be said against the remark. */
  id: string | undefined
  /** What it is about, else what it says. */
  words: string
  onSay: SayPartWrong
  /** The remark next to the one that a button stands in, where that is not in the same list. */
  neighbour?: (button: HTMLElement) => Element | null
}

const MOST_CHARACTERS = 60

/** Says that a remark of a list is wrong: the last button of its line. */
export function WrongRemark({ id, words, onSay, neighbour = neighbourOf }: WrongRemarkProps) {
  const say = useSay()
  if (id === undefined) return null
  const title = words.length > MOST_CHARACTERS ? `${words.slice(0, MOST_CHARACTERS).trimEnd()}…` : words
  return (
    <div className="shrink-0 print:hidden">
      <WrongButton
        label={say('generation.partIsWrong', { title })}
        onSay={(reason) => onSay(id, reason)}
        next={(button) => lastButtonOf(neighbour(button))}
      />
    </div>
  )
}

/** The button of the next remark, else of the one before; beside none, which may go with their list, the heading of the page. */
function lastButtonOf(remark: Element | null): HTMLElement | null {
  const next = [...(remark?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)
  if (next) return next
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  return heading
}
