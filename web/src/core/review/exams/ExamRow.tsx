import type { Say } from '@lectern/texts/speaker'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { percentText } from '../../../lib/numbers.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { planningApi } from '../settings/planning-api.ts'
import { ExamDay, ExamOutlook } from './ExamOutlook.tsx'
import { ExamSections } from './ExamSections.tsx'
import {
  type Exam,
  type FittingPlan,
  type Practice,
  setAside,
  titleOf,
  useExamChange,
  useExamPlan,
} from './exams-api.ts'

interface ExamRowProps {
  exam: Exam
  onPractice: (practice: Practice) => void
}

/** One exam: before it what it takes, after it what was foretold and what became of it. */
export function ExamRow({ exam, onPractice }: ExamRowProps) {
  const say = useSay()
  const { id, flashcard_set, material, days_left, plan } = exam
  const title = titleOf(exam)
  const remove = useExamChange(() => planningApi.removeExam({ params: { id } }))
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="wrap-anywhere min-w-0 font-semibold">
          {material ? <Link to={`/library/${material.id}`}>{say('review.examOfMaterial', { title })}</Link> : title}
        </h3>
        <ExamDay exam={exam} />
      </div>
      <ExamOutlook exam={exam} />
      {plan && plan.card_count > 0 && <WhatFits exam={exam} />}
      {days_left === 0 && <Mark exam={exam} />}
      <div className="mt-3 flex flex-wrap gap-3">
        {plan && plan.card_count > 0 && (
          <Button onClick={() => onPractice({ way: 'cram', setId: flashcard_set?.id, materialId: material?.id })}>
            {say('review.cram')}
          </Button>
        )}
        <Button variant="quiet" isLoading={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {say('review.removeExam')}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  )
}

function WhatFits({ exam }: { exam: Exam }) {
  const { id, days_left } = exam
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [minutes, setMinutes] = useState<number | null>(null)
  const { data } = useExamPlan(id, minutes)
  const aside = useExamChange(setAside)
  const keep = () => setMinutes(typed === '' ? null : Math.min(1440, Number(typed)))
  return (
    <div className="mt-3">
      <TextField
        className="w-56"
        label={say(days_left === 0 ? 'review.examMinutesToday' : 'review.examMinutes')}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      <div aria-live="polite">
        {data && minutes !== null && (
          <p className="mt-2 max-w-prose text-sm">{whatFits(say, data, minutes, days_left)}</p>
        )}
      </div>
      {data && minutes !== null && data.left_out.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
          <div tabIndex={0} className="mt-2 max-h-48 max-w-prose overflow-y-auto text-ink-soft text-sm">
            <ul className="list-disc ps-5">
              {data.left_out.map(({ id, question }) => (
                <li key={id}>{question}</li>
              ))}
            </ul>
          </div>
          <Button className="mt-3" isLoading={aside.isPending} onClick={() => aside.mutate(data.left_out)}>
            {say('review.leaveOut', { count: data.left_out.length })}
          </Button>
        </>
      )}
      <ExamSections exam={exam} minutes={minutes} />
    </div>
  )
}

/** What of a plan fits into the minutes of a day. What is due cannot be left out, only what is new. */
function whatFits(say: Say, { plan, left_out_count: count }: FittingPlan, minutes: number, days: number): string {
  const recall = percentText(plan.recall)
  if (plan.new_count === 0 && plan.minutes_per_day > minutes)
    return say('review.examTooMuch', { minutes: Math.ceil(plan.minutes_per_day), days })
  if (count === 0) return say('review.examFits', { recall })
  return say('review.examShort', { fits: plan.new_count, recall, count })
}

function Mark({ exam: { id, forecast, mark } }: { exam: Exam }) {
  const say = useSay()
  const [typed, setTyped] = useState<string | null>(null)
  const change = useExamChange((mark: number | null) => planningApi.setMark({ params: { id }, body: { mark } }))
  const keep = () => {
    const next = typed === null || typed.trim() === '' ? null : Math.min(100, Number(typed.replace(',', '.')))
    if (typed !== null && !Number.isNaN(next) && next !== mark) change.mutate(next)
    setTyped(null)
  }
  return (
    <div className="mt-2 flex flex-wrap items-end gap-x-6 gap-y-2">
      <TextField
        className="w-44"
        label={say('review.mark')}
        inputMode="decimal"
        value={typed ?? (mark === null ? '' : String(mark))}
        onChange={(event) => setTyped(event.target.value.replace(/[^\d.,]/g, '').slice(0, 5))}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      {forecast !== null && (
        <p className="pb-2 text-sm">
          {mark === null
            ? say('review.foretold', { forecast: percentText(forecast) })
            : say('review.markKept', { forecast: percentText(forecast), mark: percentText(mark / 100) })}
        </p>
      )}
    </div>
  )
}
