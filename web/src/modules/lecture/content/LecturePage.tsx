import type { Lecture, LectureBookmark, LectureSection } from '@lectern/contract/lecture'
import type { Say } from '@lectern/texts/speaker'
import { useState } from 'react'
import { MaterialGone } from '../../../core/places/MaterialGone.tsx'
import { ModelName } from '../../../core/site/ModelName.tsx'
import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatSize } from '../../../ui/file-size.ts'
import { Columns2, FileText } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { Crumb } from '../../../ui/navigation/Breadcrumbs.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { creditsText } from '../../../ui/Price.tsx'
import { openPdf } from '../open-pdf.ts'
import { PdfPane } from './PdfPane.tsx'
import { SectionContents } from './SectionContents.tsx'
import { SectionSheet } from './SectionSheet.tsx'
import { UnreadPages } from './UnreadPages.tsx'
import { useBookmark } from './use-bookmark.ts'
import { useSectionKeys } from './use-section-keys.ts'

/** Room for the text and a page of the PDF beside it. */
const HAS_ROOM = '(width >= 72rem)'

interface LecturePageProps {
  lecture: Lecture
  /** At least one. */
  sections: readonly LectureSection[]
  /** Where it was read last. */
  bookmark: LectureBookmark | null
  trail: readonly Crumb[]
}

/** A lecture to read: one section at a time, with the way to the others and the pages that it explains. */
export function LecturePage({ lecture, sections, bookmark, trail }: LecturePageProps) {
  const say = useSay()
  const { index, open, top } = useBookmark({ lectureId: lecture.id, sections, bookmark })
  const hasRoom = useMediaQuery(HAS_ROOM)
  const [isPdfShown, setPdfShown] = useState(false)
  const section = sections[index]
  useSectionKeys({ index, count: sections.length, open })
  if (!section) return null
  // Phones and some browsers have no viewer that a page could show: there the PDF opens in a tab of its own.
  const canShowPdf = hasRoom && navigator.pdfViewerEnabled
  const isBeside = canShowPdf && isPdfShown
  return (
    <>
      <PageHeader
        title={lecture.title}
        description={describe(lecture, say)}
        trail={trail}
        actions={
          <>
            {canShowPdf && (
              <Button
                icon={<Columns2 size={18} aria-hidden />}
                aria-pressed={isBeside}
                onClick={() => setPdfShown(!isPdfShown)}
              >
                {say(isBeside ? 'lecture.hidePdf' : 'lecture.pdfBeside')}
              </Button>
            )}
            <Button icon={<FileText size={18} aria-hidden />} onClick={() => void openPdf(lecture.id)}>
              {say('lecture.viewOriginal')}
            </Button>
          </>
        }
      />
      <div className="mb-8 max-w-2xl space-y-3">
        <Notice>
          <p>{say('lecture.notice')}</p>
          {lecture.made_by === 'built-in' && <p>{say('lecture.madeByEngine')}</p>}
          {lecture.model_name && (
            <p>
              <ModelName name={lecture.model_name} />
            </p>
          )}
        </Notice>
        <MaterialGone isGone={lecture.is_material_gone} />
        <UnreadPages lecture={lecture} />
      </div>
      <div
        ref={top}
        data-columns
        className={isBeside ? BESIDE : 'flex scroll-mt-20 flex-col gap-6 lg:flex-row lg:gap-12'}
      >
        {sections.length > 1 && <SectionContents sections={sections} index={index} open={open} isCompact={isBeside} />}
        <SectionSheet
          lectureId={lecture.id}
          section={section}
          materialId={lecture.material_id}
          place={{ index, count: sections.length, previous: sections[index - 1], next: sections[index + 1] }}
          open={open}
          onOpenPage={(page) => (canShowPdf ? setPdfShown(true) : void openPdf(lecture.id, page))}
          isPdfShown={isBeside}
        />
        {isBeside && <PdfPane lectureId={lecture.id} page={section.first_page} />}
      </div>
    </>
  )
}

const BESIDE = 'grid scroll-mt-20 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-10 gap-y-4'

function describe({ original_filename, total_pages, file_size, credit_cost, created_at }: Lecture, say: Say): string {
  const pages = say('lecture.pages', { count: total_pages ?? 0 })
  const facts = [original_filename, pages, formatSize(file_size), creditsText(credit_cost)]
  return [...facts, dateText(new Date(created_at))].join(say('ui.comma'))
}
