import type { Lecture } from '@lectern/contract/lecture'
import { shortenFilename } from '@lectern/domain/lecture'
import { useState } from 'react'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { deleteQuestion } from '../../../core/lists/delete-question.ts'
import { ListTitle } from '../../../core/lists/ListTitle.tsx'
import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { formatSize } from '../../../ui/file-size.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { FileText, Trash2 } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { creditsText } from '../../../ui/Price.tsx'
import { useDeleteLecture, useRenameLecture } from '../api.ts'
import { describeUnread } from '../describe-unread.ts'
import { openPdf } from '../open-pdf.ts'
import type { OpenView } from '../use-view.ts'

/** One page of lectures, and the question before one is deleted. */
export function LectureGrid({ lectures, openView }: { lectures: readonly Lecture[]; openView: OpenView }) {
  const say = useSay()
  const [doomed, setDoomed] = useState<Lecture | null>(null)
  const deleteLecture = useDeleteLecture()
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {lectures.map((lecture) => (
          <LectureCard
            key={lecture.id}
            lecture={lecture}
            onOpen={() => openView({ name: 'content', lectureId: lecture.id })}
            onDelete={() => setDoomed(lecture)}
          />
        ))}
      </ul>
      <DeleteDialog
        doomed={doomed}
        question={({ title }) => deleteQuestion(title)}
        warning={({ material_id }) =>
          [say('lecture.deleteWarning'), material_id !== null && say('lecture.libraryKeeps')]
            .filter(Boolean)
            .join(say('ui.sentenceGap'))
        }
        deletion={deleteLecture}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}

interface LectureCardProps {
  lecture: Lecture
  onOpen: () => void
  onDelete: () => void
}

function LectureCard({ lecture, onOpen, onDelete }: LectureCardProps) {
  const say = useSay()
  const { id, title, original_filename, total_pages, file_size, credit_cost, created_at } = lecture
  const rename = useRenameLecture()
  const unread = describeUnread(lecture, say)
  return (
    <Card as="li" className="flex flex-col">
      <ListTitle id={id} title={title} rename={rename} />
      <p className="wrap-anywhere mt-2 text-ink-soft text-sm" title={original_filename}>
        {shortenFilename(original_filename)}
      </p>
      <p className="mt-2 grow text-ink-soft text-xs">
        {[
          say('lecture.pages', { count: total_pages ?? 0 }),
          formatSize(file_size),
          creditsText(credit_cost),
          dateText(new Date(created_at)),
        ].join(say('ui.comma'))}
      </p>
      {unread && (
        <div className="mt-4">
          <Notice tone="fair">{unread}</Notice>
        </div>
      )}
      <div className="mt-5 flex items-end justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <Button onClick={onOpen} aria-label={say('lecture.viewContentOf', { title })}>
            {say('lecture.viewContent')}
          </Button>
          <Button
            variant="quiet"
            icon={<FileText size={16} aria-hidden />}
            onClick={() => void openPdf(id)}
            aria-label={say('lecture.viewPdfOf', { title })}
          >
            {say('lecture.viewPdf')}
          </Button>
        </div>
        <IconButton
          label={say('lecture.deleteOf', { title })}
          icon={<Trash2 size={18} />}
          isDanger
          onClick={onDelete}
        />
      </div>
    </Card>
  )
}
