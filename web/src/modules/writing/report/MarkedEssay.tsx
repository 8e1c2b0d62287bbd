import type { EssayReport } from '@lectern/contract/writing'
import { useId, useMemo, useState } from 'react'
import type { SayPartWrong } from '../../../core/feedback/use-say-part-wrong.ts'
import { WrongRemark } from '../../../core/feedback/WrongRemark.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { type AlikeMistakes, alikeMistakes } from './alike-mistakes.ts'
import { FeedbackText } from './FeedbackText.tsx'
import { markedText } from './marked-text.ts'

interface MarkedEssayProps {
  report: EssayReport
  /** Says that a remark is wrong. */
  onWrong: SayPartWrong
}

/** The essay with its mistakes marked, and beside it what is wrong with each. Either leads to the other. */
export function MarkedEssay({ report: { content, mistakes }, onWrong }: MarkedEssayProps) {
  const say = useSay()
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const stretches = useMemo(() => markedText(content, mistakes), [content, mistakes])
  const markId = (index: number) => `${id}-mark-${index}`
  const alike = useMemo(() => alikeMistakes(mistakes), [mistakes])
  const groupOf = (index: number) => alike.findIndex(({ indexes }) => indexes.includes(index))
  const noteId = (index: number) => `${id}-note-${groupOf(index)}`
  const marked = new Set(stretches.map(({ mistakeIndex }) => mistakeIndex))
  const goTo = (index: number, elementId: string) => {
    setChosen(index)
    const element = document.getElementById(elementId)
    element?.scrollIntoView({ block: 'nearest' })
    element?.focus({ preventScroll: true })
  }
  const sayWrong: SayPartWrong = async (remarkId, reason) => {
    const credits = await onWrong(remarkId, reason)
    // Those after it are counted anew.
    setChosen(null)
    return credits
  }

  return (
    <Panel
      className="@container"
      title={say('writing.mistakes')}
      aside={<span className="text-ink-soft text-sm">{say('writing.mistakesFound', { count: mistakes.length })}</span>}
    >
      <div className="grid items-start gap-8 @2xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap font-serif leading-relaxed">
          {stretches.map(({ start, text, mistakeIndex: index }) =>
            index === null ? (
              text
            ) : (
              <button
                key={start}
                type="button"
                id={markId(index)}
                aria-label={say('writing.mistakeOf', { number: groupOf(index) + 1, text })}
                onClick={() => goTo(index, noteId(index))}
                className={classNames(
                  'inline cursor-pointer rounded-sm text-start underline decoration-2 decoration-poor-fill underline-offset-4',
                  index === chosen ? 'bg-poor-soft' : 'hover:bg-poor-soft',
                )}
              >
                {text}
              </button>
            ),
          )}
        </p>
        <ol className="flex flex-col gap-2">
          {alike.map(({ mistake, indexes }) => (
            <li
              key={mistake.id ?? indexes[0]}
              id={noteId(indexes[0] ?? -1)}
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
                  onShow={(index) => goTo(index, markId(index))}
                />
              </div>
              <WrongRemark id={mistake.id} words={mistake.quote || mistake.explanation} onSay={sayWrong} />
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}

interface MistakeNoteProps extends AlikeMistakes {
  /** Whether its place can be gone to: of two that overlap, only the first is marked. */
  isMarked: (index: number) => boolean
  onShow: (index: number) => void
}

function MistakeNote({ mistake, indexes, isMarked, onShow }: MistakeNoteProps) {
  const say = useSay()
  const { quote, start, correction, explanation } = mistake
  const firstMarked = indexes.find(isMarked)
  // A remark on the whole essay names no words.
  if (quote === '') return <FeedbackText text={explanation} className="gap-1 text-sm" />
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
            → <span className="font-semibold text-good">{correction || say('writing.leftOut')}</span>
          </>
        )}
      </p>
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
