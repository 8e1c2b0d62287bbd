import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Foldable } from '../../ui/Foldable.tsx'
import { MarkedText } from '../marked-text/MarkedText.tsx'
import type { OutlineEntry } from './outline.ts'

/** Where it stands beside the text; elsewhere it would stand between the student and the text, and opens when asked. */
const HAS_ROOM = '(width >= 64rem)'
const INDENTS = { 2: 'ps-4 font-medium', 3: 'ps-7', 4: 'ps-10' } as const

/** Ways to the parts of a text. Nothing for a text of a single part. */
export function Contents({ outline }: { outline: readonly OutlineEntry[] }) {
  const say = useSay()
  const hasRoom = useMediaQuery(HAS_ROOM)
  if (outline.length < 2) return null
  return (
    <nav aria-label={say('ui.contents')}>
      <Foldable title={say('ui.contents')} isOpen={hasRoom}>
        <ol className="border-line border-s text-sm">
          {outline.map((entry) => (
            <li key={entry.id}>
              <ContentsLink entry={entry} />
            </li>
          ))}
        </ol>
      </Foldable>
    </nav>
  )
}

const ContentsLink = ({ entry: { id, level, title } }: { entry: OutlineEntry }) => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault()
      show(id)
    }}
    className={classNames('wrap-anywhere block py-1.5 text-ink-soft hover:text-accent', INDENTS[level])}
  >
    <MarkedText text={title} />
  </a>
)

/** Not by the address, which belongs to the view: the way back would lead through every heading. */
function show(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
