import type { Flashcard } from '@lectern/contract/recite-shapes'

/** The card under the lamp: its question, and on its other side the question again with the answer. */
export function StudyCard({ card, isRevealed }: { card: Flashcard; isRevealed: boolean }) {
  return (
    <div
      aria-live="polite"
      aria-atomic
      className="wrap-anywhere flex min-h-[18rem] flex-col justify-center rounded-ui border border-line bg-surface px-6 py-10 sm:min-h-[20rem] sm:px-12"
    >
      {isRevealed ? (
        <div key={`${card.id} answer`} className="animate-turn">
          <p className="mx-auto max-w-prose whitespace-pre-line text-balance text-center font-serif text-ink-soft">
            {card.question}
          </p>
          <hr className="mx-auto my-6 w-16 border-line-strong" />
          <p className="mx-auto max-w-prose whitespace-pre-line text-balance text-center font-serif text-xl">
            <span className="sr-only">Answer: </span>
            {card.answer}
          </p>
        </div>
      ) : (
        <p
          key={card.id}
          className="mx-auto max-w-prose animate-fade whitespace-pre-line text-balance text-center font-serif text-xl sm:text-2xl"
        >
          <span className="sr-only">Question: </span>
          {card.question}
        </p>
      )}
    </div>
  )
}
