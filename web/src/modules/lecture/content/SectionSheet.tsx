import type { LectureSection } from '@lectern/contract/lecture'
import { useMemo } from 'react'
import { useSayPartWrong } from '../../../core/feedback/use-say-part-wrong.ts'
import { useWrongParts } from '../../../core/feedback/use-wrong-parts.ts'
import { languageOf } from '../../../core/study-text/language.ts'
import { toPlainText } from '../../../core/study-text/plain-text.ts'
import { readHtml } from '../../../core/study-text/read-html.ts'
import { StudyArticle } from '../../../core/study-text/StudyArticle.tsx'
import { useSay } from '../../../lib/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ChevronLeft, ChevronRight, FileText } from '../../../ui/icons/icons.ts'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { contentKey } from '../api.ts'
import { CheckYourself } from './CheckYourself.tsx'

interface SectionSheetProps {
  lectureId: number
  section: LectureSection
  /** The lecture's pages, as they are kept. */
  materialId: number | null
  place: { index: number; count: number; previous?: LectureSection; next?: LectureSection }
  open: (index: number) => void
  onOpenPage: (page: number) => void
  isPdfShown: boolean
}

/** One section: what it holds, which pages it explains, the explanation, its questions, and the ways on. */
export function SectionSheet({
  lectureId,
  section,
  materialId,
  place,
  open,
  onOpenPage,
  isPdfShown,
}: SectionSheetProps) {
  const say = useSay()
  const { title, badges, content, first_page, last_page, questions } = section
  const text = useMemo(() => readHtml(content), [content])
  const language = useMemo(() => languageOf(toPlainText(text)), [text])
  const from = useMemo(
    () => (materialId === null ? null : { materialId, pages: { from: first_page, to: last_page } }),
    [materialId, first_page, last_page],
  )
  const wrong = useWrongParts('lecture', lectureId, section.parts, contentKey(lectureId))
  const onWrong = useSayPartWrong('lecture', lectureId, contentKey(lectureId))
  const { index, count } = place
  return (
    <div className="min-w-0 max-w-3xl grow">
      <Card as="section">
        <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <span className="me-1 tabular-nums">{say('lecture.sectionOf', { number: index + 1, count })}</span>
          {badges.map((badge) => (
            <Badge key={badge}>{say(`lecture.badge${badge}`)}</Badge>
          ))}
        </p>
        {/* It takes the focus where the last part of another section, which stood here, has gone. */}
        <h2 lang={language} tabIndex={-1} className="wrap-anywhere mt-2 text-2xl">
          {title}
        </h2>
        <div className="mt-1 mb-6 flex flex-wrap items-center gap-x-3">
          <span className="text-ink-soft text-sm">
            {first_page === last_page
              ? say('lecture.page', { page: first_page })
              : say('lecture.pageRange', { first: first_page, last: last_page })}
          </span>
          {!isPdfShown && (
            <Button
              variant="quiet"
              className="-ms-2 print:hidden"
              icon={<FileText size={16} aria-hidden />}
              onClick={() => onOpenPage(first_page)}
            >
              {say('lecture.openAtPage', { page: first_page })}
            </Button>
          )}
        </div>
        <div lang={language}>
          <StudyArticle text={text} from={from} wrong={wrong} />
          {/* A section of its own for each, so that answers are hidden again. */}
          {questions.length > 0 && <CheckYourself key={section.id} questions={questions} onWrong={onWrong} />}
        </div>
      </Card>
      {count > 1 && <Ways place={place} open={open} />}
    </div>
  )
}

function Ways({ place: { index, previous, next }, open }: Pick<SectionSheetProps, 'place' | 'open'>) {
  const say = useSay()
  return (
    <nav
      aria-label={say('lecture.sections')}
      className="mt-5 flex flex-wrap items-center justify-between gap-3 print:hidden"
    >
      <Button
        icon={<ChevronLeft size={18} aria-hidden />}
        disabled={!previous}
        title={previous?.title}
        onClick={() => open(index - 1)}
      >
        {say('lecture.previous')}
      </Button>
      <span className="flex gap-2 max-sm:hidden">
        <KeyHint>←</KeyHint>
        <KeyHint>→</KeyHint>
      </span>
      <Button variant="primary" disabled={!next} title={next?.title} onClick={() => open(index + 1)}>
        {say('lecture.next')}
        <ChevronRight size={18} aria-hidden />
      </Button>
    </nav>
  )
}
