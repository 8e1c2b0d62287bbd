import type { ExamSection } from '@lectern/contract/review/shapes'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { percentText } from '../../../lib/numbers.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FiguresTable } from '../../../ui/figures/FiguresTable.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { type Exam, titleOf, useExamSections } from './exams-api.ts'

interface ExamSectionsProps {
  exam: Exam
  /** A day that the student has; null for as many as it takes. */
  minutes: number | null
}

/** What is known on the day of an exam by section of its material, looked up once it is opened. */
export function ExamSections({ exam, minutes }: ExamSectionsProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="control inline-flex cursor-pointer items-center text-accent text-sm">
        {say('review.bySection')}
      </summary>
      {isOpen && <SectionTable exam={exam} minutes={minutes} />}
    </details>
  )
}

function SectionTable({ exam, minutes }: ExamSectionsProps) {
  const say = useSay()
  const { data, isError, isFetching, refetch } = useExamSections(exam.id, minutes)
  const labelOf = useSectionLabel()
  if (isError)
    return <ErrorState message={say('review.sectionsFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Spinner className="text-accent text-xl" />
  if (data.sections.length === 0) return <p className="max-w-prose text-ink-soft text-sm">{say('review.noSections')}</p>
  const hasLeftOut = data.sections.some(({ left_out_count }) => left_out_count > 0)
  return (
    <FiguresTable
      hasWords
      caption={say('review.sectionsOf', { title: titleOf(exam) })}
      heads={[
        say('review.section'),
        say('review.sectionCards'),
        say('review.sectionKnown'),
        say('review.sectionIfLeft'),
        ...(hasLeftOut ? [say('review.sectionLeftOut')] : []),
      ]}
      rows={data.sections.map((section, at) => ({
        key: String(at),
        cells: [
          labelOf(section),
          section.card_count,
          percentText(section.recall),
          percentText(section.recall_if_left),
          ...(hasLeftOut ? [section.left_out_count] : []),
        ],
      }))}
    />
  )
}

function useSectionLabel() {
  const say = useSay()
  return ({ kind, title, number }: ExamSection): string => {
    if (kind === 'opening') return say('review.sectionOpening')
    if (kind === 'part') return say('review.sectionPart', { number: number ?? 1 })
    if (kind === 'tag') return say('review.sectionTag', { tag: title })
    return kind === 'other' ? say('review.sectionOther') : title
  }
}
