import type { Mistake } from '@lectern/contract/writing/shapes'
import { useSay } from '../../../../lib/language.ts'
import { FeedbackText } from '../FeedbackText.tsx'
import type { AlikeMistakes } from './alike-mistakes.ts'

/** What to write in place of the words. */
export function Correction({ children }: { children: string }) {
  const say = useSay()
  return <span className="font-semibold text-good">{children || say('writing.leftOut')}</span>
}

interface MistakePlacesProps extends AlikeMistakes {
  /** Whether its place can be gone to: of two that overlap, only the first is marked. */
  isMarked: (index: number) => boolean
  onShow: (index: number) => void
}

/** Why it is wrong, that its words were not found, and where else it was made. */
export function MistakeReason({ mistake, indexes, isMarked, onShow }: MistakePlacesProps) {
  const say = useSay()
  const { quote, start, explanation } = mistake
  return (
    <>
      <FeedbackText text={explanation} className="mt-0.5 gap-1 text-ink-soft text-sm" />
      {start === null && <p className="text-ink-soft text-xs">{say('writing.notQuoted')}</p>}
      {indexes.length > 1 && (
        <p className="mt-1 flex flex-wrap items-center gap-1 text-ink-soft text-sm">
          {say('writing.timesMade', { count: indexes.length })}
          {indexes.map(
            (index, nth) =>
              isMarked(index) && (
                <button
                  key={index}
                  type="button"
                  aria-label={say('writing.placeOf', { number: nth + 1, text: quote })}
                  onClick={() => onShow(index)}
                  className="inline-flex size-7 items-center justify-center rounded-ui tabular-nums hover:bg-sunken hover:text-ink pointer-coarse:size-11"
                >
                  {nth + 1}
                </button>
              ),
          )}
        </p>
      )}
    </>
  )
}

/** What is wrong, with the way to its place in the essay. */
export function MistakeNote({ mistake, indexes, isMarked, onShow }: MistakePlacesProps) {
  const say = useSay()
  const { quote, correction, explanation } = mistake
  const firstMarked = indexes.find(isMarked)
  if (isOnTheWhole(mistake)) return <FeedbackText text={explanation} className="gap-1 text-sm" />
  return (
    <>
      <p className="wrap-anywhere font-serif">
        {firstMarked === undefined ? (
          <s className="text-poor">{quote}</s>
        ) : (
          <button
            type="button"
            onClick={() => onShow(firstMarked)}
            className="inline cursor-pointer text-start text-poor"
            title={say('writing.showIt')}
          >
            <s>{quote}</s>
          </button>
        )}
        {correction !== null && (
          <>
            {' '}
            → <Correction>{correction}</Correction>
          </>
        )}
      </p>
      <MistakeReason mistake={mistake} indexes={indexes} isMarked={isMarked} onShow={onShow} />
    </>
  )
}

/** A remark on the whole essay names no words. */
export const isOnTheWhole = ({ quote }: Mistake): boolean => quote === ''
