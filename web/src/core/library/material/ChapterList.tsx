import { useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import type { Chapter } from '../chosen-text.ts'

interface ChapterListProps {
  chapters: readonly Chapter[]
  chosen: Chapter | null
  onChoose: (chapter: Chapter) => void
}

const DEEPEST_SHOWN = 4

/** The outline of a material, of which one chapter is chosen with what stands under it. */
export function ChapterList({ chapters, chosen, onChoose }: ChapterListProps) {
  const say = useSay()
  const name = useId()
  const highest = Math.min(...chapters.map(({ level }) => level))
  return (
    <div
      role="radiogroup"
      aria-label={say('library.chapters')}
      className="max-h-72 overflow-y-auto rounded-ui border border-line bg-surface py-1"
    >
      {chapters.map((chapter) => (
        <label
          key={`${chapter.start} ${chapter.level} ${chapter.title}`}
          className={classNames(
            'control flex cursor-pointer items-start gap-2 py-1.5 pe-3',
            isSame(chapter, chosen) ? 'bg-accent-soft' : 'hover:bg-sunken',
          )}
          style={{ paddingInlineStart: `${0.75 + Math.min(chapter.level - highest, DEEPEST_SHOWN)}rem` }}
        >
          <input
            type="radio"
            name={name}
            checked={isSame(chapter, chosen)}
            onChange={() => onChoose(chapter)}
            className="mt-1 size-4 shrink-0"
          />
          <span className="wrap-anywhere min-w-0 grow text-sm">{chapter.title}</span>{' '}
          <span className="shrink-0 text-ink-soft text-xs tabular-nums">
            {say('library.chapterAt', { page: chapter.pages.from })}
          </span>
        </label>
      ))}
    </div>
  )
}

const isSame = (one: Chapter, other: Chapter | null): boolean =>
  one.start === other?.start && one.level === other.level && one.title === other.title
