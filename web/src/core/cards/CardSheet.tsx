import { useLayoutEffect, useRef } from 'react'
import { CardSide } from './CardSide.tsx'
import { drawnOf, type ShownCard } from './shown-card.ts'

interface CardSheetProps {
  card: ShownCard
  isRevealed: boolean
  /** What a side is called for those who cannot see where it stands: 'Answer: '. */
  labels: { question: string; answer: string }
}

const LONG_CHARACTERS = 200
const LONG_LINES = 5

/**
 * The card under the lamp: its question, and beneath it the answer once it is revealed. The question stays where it was
 * and is said once; a text or a picture whose gaps are filled in takes its place.
 */
export function CardSheet({ card, isRevealed, labels }: CardSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const drawn = drawnOf(card)
  const isFilledIn = drawn.note.kind === 'cloze' || drawn.note.kind === 'occlusion'

  // A long card was scrolled through: the next one begins at its question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each card anew
  useLayoutEffect(() => {
    const { top = 0 } = sheet.current?.getBoundingClientRect() ?? {}
    if (top < 0) sheet.current?.scrollIntoView()
  }, [card.id])

  // Under a long question the answer would begin out of sight.
  useLayoutEffect(() => {
    const { top = 0 } = (isRevealed && answer.current?.getBoundingClientRect()) || {}
    if (top > window.innerHeight / 2) answer.current?.scrollIntoView({ block: 'center' })
  }, [isRevealed])

  return (
    <div
      ref={sheet}
      className="flex min-h-[18rem] flex-col justify-center rounded-ui border border-line bg-surface px-5 py-8 sm:min-h-[20rem] sm:px-12 sm:py-10"
    >
      <div aria-live="polite">
        <div key={card.id} className="mx-auto w-full max-w-prose animate-fade">
          {/* Where the answer is the question filled in, the question makes room for it. */}
          {!(isRevealed && isFilledIn) && (
            <CardSide
              {...drawn}
              side="question"
              label={labels.question}
              className={isRevealed ? 'text-ink-soft' : undefined}
              proseLook={proseLook}
            />
          )}
        </div>
      </div>
      <div aria-live="polite">
        {isRevealed && (
          <div ref={answer} key={card.id} className="mx-auto w-full max-w-prose animate-turn">
            {!isFilledIn && <hr className="mx-auto my-6 w-16 border-line-strong" />}
            <CardSide {...drawn} side="answer" label={labels.answer} proseLook={proseLook} />
          </div>
        )}
      </div>
    </div>
  )
}

/** A word or a sentence stands large in the middle; what must be read stands as text does. */
function proseLook(text: string): string {
  const isLong = text.length > LONG_CHARACTERS || text.split('\n').length > LONG_LINES
  return isLong ? 'text-start text-lg' : 'text-balance text-center text-xl sm:text-2xl'
}
