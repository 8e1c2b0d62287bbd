import { type ReactNode, useRef, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { ChevronRight } from '../../../ui/icons/icons.ts'
import { type Filter, type Reviewed, reviewOrder } from './outcome.ts'
import { QuestionStrip } from './QuestionStrip.tsx'
import { ResultColumns, useHasColumns } from './ResultColumns.tsx'

interface QuestionReviewProps<Question extends Reviewed> {
  title: string
  /** In the order in which they were asked. */
  questions: readonly Question[]
  /** How it went, and the question: what is seen of a folded one. */
  head: (question: Question) => ReactNode
  body: (question: Question) => ReactNode
  /** The score, and the ways on from it. */
  score: ReactNode
  /** Where it went well, and how it ended: the rest of the summary. */
  figures: ReactNode
  /** What stands over the questions, and what under them. */
  above?: ReactNode
  below?: ReactNode
}

/**
 * How an attempt went, and its questions, to be found by how they went: those that were missed first and open, those that
 * were right folded. The strip stands with the summary where that is beside them, else over the questions.
 */
export function QuestionReview<Question extends Reviewed>({
  title,
  questions,
  head,
  body,
  score,
  figures,
  above,
  below,
}: QuestionReviewProps<Question>) {
  const say = useSay()
  const hasColumns = useHasColumns()
  const list = useRef<HTMLElement>(null)
  const [{ filter: chosen, went }, setShown] = useState(() => shownBy('all'))
  // The one that was chosen may have gone.
  const isGone = typeof chosen === 'object' && !questions.some(({ id }) => id === chosen.id)
  const filter = isGone ? 'all' : chosen
  const order = reviewOrder(questions, filter, went)
  const single = typeof filter === 'object' ? order[0]?.question : undefined
  function shownBy(wanted: Filter) {
    return { filter: wanted, went: new Map(questions.map(({ id, outcome }) => [id, outcome])) }
  }
  const onFilter = (wanted: Filter) => {
    setShown(shownBy(wanted))
    // What is shown now begins above the window, where somebody has read on beside the strip.
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (hasColumns && top < 0) list.current?.scrollIntoView()
  }
  const strip = <QuestionStrip questions={questions} filter={filter} onFilter={onFilter} />
  const review = (
    <section ref={list} className="max-w-3xl scroll-mt-20">
      <h2 className="mb-4 text-xl">{title}</h2>
      {!hasColumns && <div className="mb-4">{strip}</div>}
      <p role="status" className="mb-2 min-h-6 text-ink-soft text-sm">
        {single
          ? say('results.shownOne', { number: single.number, count: questions.length })
          : filter !== 'all' && say('results.shownSome', { shown: order.length, count: questions.length })}
      </p>
      <ol className="divide-y divide-line border-line border-y">
        {order.map(({ question, startsOpen }) => (
          <ReviewedQuestion
            key={`${question.id} ${single ? 'single' : 'listed'}`}
            startsOpen={startsOpen}
            head={head(question)}
            body={body(question)}
          />
        ))}
      </ol>
    </section>
  )
  return (
    <ResultColumns
      summary={
        <>
          {score}
          {hasColumns && strip}
          {figures}
        </>
      }
    >
      {above}
      {review}
      {below}
    </ResultColumns>
  )
}

interface ReviewedQuestionProps {
  startsOpen: boolean
  head: ReactNode
  body: ReactNode
}

/** Stays as its student left it, whatever becomes of its mark. */
function ReviewedQuestion({ startsOpen, head, body }: ReviewedQuestionProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <li>
      <details className="group py-2" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex cursor-pointer list-none items-start gap-2 rounded-ui py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <ChevronRight size={18} aria-hidden className="mt-1 shrink-0 text-ink-faint group-open:rotate-90" />
          <div className="min-w-0 grow">{head}</div>
        </summary>
        <div className="ps-6.5 pb-4">{body}</div>
      </details>
    </li>
  )
}
