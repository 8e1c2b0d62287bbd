import type { Mistake } from '@lectern/contract/writing/shapes'
import { useMemo } from 'react'
import type { SayPartWrong } from '../../../../core/feedback/use-say-part-wrong.ts'
import { WrongRemark } from '../../../../core/feedback/WrongRemark.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import type { AlikeMistakes } from './alike-mistakes.ts'
import { EssayText, type MistakeIds } from './EssayText.tsx'
import { essayRows, markedIn } from './essay-rows.ts'
import { MistakeNote } from './MistakeNote.tsx'
import { isShown, type Shown } from './shown-mistakes.ts'

export interface MarkedProps {
  content: string
  mistakes: readonly Mistake[]
  alike: readonly AlikeMistakes[]
  shown: Shown
  chosen: number | null
  ids: MistakeIds
  /** Chooses a mistake and goes to one of its two places. */
  goTo: (index: number, place: keyof MistakeIds) => void
  onWrong: SayPartWrong
}

/** The essay with its mistakes marked, and under it what is wrong, the same once. Either leads to the other. */
export function MistakeList({ content, mistakes, alike, shown, chosen, ids, goTo, onWrong }: MarkedProps) {
  const rows = useMemo(() => essayRows(content, mistakes, shown), [content, mistakes, shown])
  const marked = useMemo(() => markedIn(rows), [rows])
  return (
    <div className="flex flex-col gap-8">
      <div>
        {rows.map(({ start, stretches }) => (
          <EssayText key={start} {...{ stretches, ids, chosen }} onPress={(index) => goTo(index, 'note')} />
        ))}
      </div>
      <ol className="flex flex-col gap-2 empty:hidden">
        {alike
          .filter(({ mistake }) => isShown(mistake, shown))
          .map(({ mistake, indexes }) => (
            <li
              key={mistake.id ?? indexes[0]}
              id={ids.note(indexes[0] ?? -1)}
              tabIndex={-1}
              className={classNames(
                'flex items-start gap-2 rounded-ui px-3 py-2',
                chosen !== null && indexes.includes(chosen) && 'bg-poor-soft',
              )}
            >
              <div className="min-w-0 grow">
                <MistakeNote
                  mistake={mistake}
                  indexes={indexes}
                  isMarked={(index) => marked.has(index)}
                  onShow={(index) => goTo(index, 'mark')}
                />
              </div>
              <WrongRemark id={mistake.id} words={mistake.quote || mistake.explanation} onSay={onWrong} />
            </li>
          ))}
      </ol>
    </div>
  )
}
