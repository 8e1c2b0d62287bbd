import type { LectureSection } from '@lectern/contract/lecture'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Foldable } from '../../../ui/Foldable.tsx'

/** Where it stands beside the text; elsewhere it would stand between the student and the text, and opens when asked. */
const HAS_ROOM = '(width >= 64rem)'

interface SectionContentsProps {
  sections: readonly LectureSection[]
  /** Place of the section that is read, from 0. */
  index: number
  open: (index: number) => void
  /** Above the text, because the PDF stands beside it. */
  isCompact: boolean
}

/** The sections of a lecture, always in view beside the text. */
export function SectionContents({ sections, index, open, isCompact }: SectionContentsProps) {
  const say = useSay()
  const hasRoom = useMediaQuery(HAS_ROOM) && !isCompact
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.children[index]
    if (hasRoom) current?.scrollIntoView({ block: 'nearest' })
  }, [index, hasRoom])
  return (
    <nav
      data-side
      aria-label={say('ui.contents')}
      className={classNames(
        'print:hidden',
        isCompact
          ? 'col-span-full'
          : 'lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:w-64 lg:shrink-0 lg:self-start lg:overflow-y-auto',
      )}
    >
      <Foldable title={say('lecture.contentsOf', { number: index + 1, count: sections.length })} isOpen={hasRoom}>
        <ol ref={list} className="border-line border-s text-sm">
          {sections.map(({ id, title }, place) => (
            <li key={id}>
              <button
                type="button"
                aria-current={place === index ? 'true' : undefined}
                onClick={() => open(place)}
                className={classNames(
                  'wrap-anywhere -ms-px w-full border-s-2 py-1.5 ps-4 text-start pointer-coarse:min-h-11',
                  place === index
                    ? 'border-accent font-medium text-accent'
                    : 'border-transparent text-ink-soft hover:text-accent',
                )}
              >
                {title}
              </button>
            </li>
          ))}
        </ol>
      </Foldable>
    </nav>
  )
}
