import type { Mistake } from '@lectern/contract/writing/shapes'
import type { SayPartWrong } from '../../../../core/feedback/use-say-part-wrong.ts'
import { WrongRemark } from '../../../../core/feedback/WrongRemark.tsx'
import { classNames } from '../../../../lib/class-names.ts'
import { useSay } from '../../../../lib/language.ts'
import type { AlikeMistakes } from './alike-mistakes.ts'
import { type MistakeIds, whyId } from './EssayText.tsx'
import { Correction, isOnTheWhole, MistakeReason } from './MistakeNote.tsx'

export interface MarginNoteProps {
  index: number
  mistake: Mistake
  alike: AlikeMistakes
  ids: MistakeIds
  /** Indexes of those that can be gone to in the text. */
  marked: ReadonlySet<number>
  isChosen: boolean
  /** Whether it stands there as a whole also where it is not chosen. */
  isRoomy: boolean
  /** Whether it goes to its place before the eyes of the student. */
  isMoving: boolean
  onChoose: (index: number | null) => void
  goTo: (index: number, place: keyof MistakeIds) => void
  onWrong: SayPartWrong
}

/**
 * What is wrong at one place. Where there is no room for all of it, it is a line until it is chosen: its item stays as high as the line
 * then, so that nothing of the essay moves, and those around it make room.
 */
export function MarginNote({ index, mistake, alike, ids, marked, ...ways }: MarginNoteProps) {
  const { isChosen, isRoomy, isMoving, onChoose, goTo, onWrong } = ways
  const isOpen = isChosen || isRoomy
  const say = useSay()
  const { id, quote, correction, explanation } = mistake
  const part = isOpen ? '' : 'min-w-0 truncate'
  return (
    <li
      data-note={ids.mark(index)}
      className={classNames(
        'relative',
        !isRoomy && 'h-6 pointer-coarse:h-11',
        isChosen ? 'z-10' : isMoving && 'transition-transform duration-150 ease-ui',
      )}
    >
      <div
        className={classNames(
          'rounded-ui',
          !isRoomy && 'absolute inset-x-0 top-0 min-h-full',
          isChosen ? 'bg-surface shadow-float ring-1 ring-line-strong' : 'hover:bg-sunken',
        )}
      >
        <button
          type="button"
          id={ids.note(index)}
          onFocus={() => onChoose(index)}
          onClick={() => goTo(index, 'mark')}
          onKeyDown={({ key }) => key === 'Escape' && onChoose(null)}
          className={classNames(
            'min-h-6 w-full cursor-pointer rounded-ui px-3 text-start font-serif text-sm pointer-coarse:min-h-11',
            isOpen ? 'wrap-anywhere pt-1' : 'flex items-center gap-1.5',
          )}
        >
          {isOnTheWhole(mistake) ? (
            <span className={classNames(part, 'font-sans text-ink-soft text-sm')}>{say('writing.onTheWhole')}</span>
          ) : (
            <s className={classNames(part, 'text-poor')}>{quote}</s>
          )}
          {correction !== null && (
            <>
              <span className="shrink-0"> → </span>
              <span className={part}>
                <Correction>{correction}</Correction>
              </span>
            </>
          )}
        </button>
        {isOpen && (
          <div id={whyId(ids, index)} className="flex items-start gap-2 px-3 pb-2">
            <div className="min-w-0 grow">
              <MistakeReason {...alike} isMarked={(one) => marked.has(one)} onShow={(one) => goTo(one, 'mark')} />
            </div>
            <WrongRemark id={id} words={quote || explanation} onSay={onWrong} neighbour={neighbourOfNote} />
          </div>
        )}
      </div>
    </li>
  )
}

/** The note after the one that a button stands in, else the one before, beside whichever paragraph. */
function neighbourOfNote(button: HTMLElement): Element | null {
  const notes = [...document.querySelectorAll('[data-note]')]
  const at = notes.findIndex((note) => note.contains(button))
  return notes[at + 1] ?? notes[at - 1] ?? null
}
