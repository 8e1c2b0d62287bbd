import type { EssayReport, Mistake } from '@lectern/contract/writing'
import { useId, useMemo, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { FeedbackText } from './FeedbackText.tsx'
import { markedText } from './marked-text.ts'

/** The essay with its mistakes marked, and beside it what is wrong with each. Either leads to the other. */
export function MarkedEssay({ report: { content, mistakes } }: { report: EssayReport }) {
  const say = useSay()
  const id = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const stretches = useMemo(() => markedText(content, mistakes), [content, mistakes])
  const markId = (index: number) => `${id}-mark-${index}`
  const noteId = (index: number) => `${id}-note-${index}`
  const goTo = (index: number, elementId: string) => {
    setChosen(index)
    const element = document.getElementById(elementId)
    element?.scrollIntoView({ block: 'nearest' })
    element?.focus({ preventScroll: true })
  }

  return (
    <Panel
      title={say('writing.mistakes')}
      aside={<span className="text-ink-soft text-sm">{say('writing.mistakesFound', { count: mistakes.length })}</span>}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap font-serif leading-relaxed">
          {stretches.map(({ start, text, mistakeIndex: index }) =>
            index === null ? (
              text
            ) : (
              <button
                key={start}
                type="button"
                id={markId(index)}
                aria-label={say('writing.mistakeOf', { number: index + 1, text })}
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
          {mistakes.map((mistake, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a report never changes
              key={index}
              id={noteId(index)}
              tabIndex={-1}
              className={classNames('rounded-ui px-3 py-2', index === chosen && 'bg-poor-soft')}
            >
              <MistakeNote mistake={mistake} onShow={() => goTo(index, markId(index))} />
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  )
}

function MistakeNote({ mistake, onShow }: { mistake: Mistake; onShow: () => void }) {
  const say = useSay()
  const { quote, start, correction, explanation } = mistake
  // A remark on the whole essay names no words.
  if (quote === '') return <FeedbackText text={explanation} className="gap-1 text-sm" />
  return (
    <>
      <p className="wrap-anywhere font-serif">
        {start === null ? (
          <s className="text-poor">{quote}</s>
        ) : (
          <button
            type="button"
            onClick={onShow}
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
    </>
  )
}
