import type { EssaySummary } from '@lectern/contract/writing/shapes'
import { scoreText } from '@lectern/domain/writing'
import { relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Trash2 } from '../../../ui/icons/icons.ts'
import { examName } from '../exam-name.ts'

interface EssayCardProps {
  essay: EssaySummary
  onOpen: () => void
  onDelete: () => void
}

/** A graded essay: how it begins, its exam and score, and the ways on. */
export function EssayCard({ essay, onOpen, onDelete }: EssayCardProps) {
  const say = useSay()
  const { exam_type, score, score_maximum, topic, excerpt, word_count, mistake_count, previous_id, created_at } = essay
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="accent">
          {say('writing.examScore', {
            exam: examName(exam_type, say),
            score: scoreText(score),
            maximum: scoreText(score_maximum),
          })}
        </Badge>
        {previous_id !== null && <Badge>{say('writing.revision')}</Badge>}
        <span className="text-ink-soft text-sm">{relativeText(new Date(created_at))}</span>
      </div>
      {topic && <p className="wrap-anywhere mt-3 line-clamp-1 text-ink-soft text-sm">{topic}</p>}
      <p className="wrap-anywhere mt-2 line-clamp-2 font-serif">{excerpt}</p>
      <div className="mt-4 flex items-center justify-between gap-3">
        <Button onClick={onOpen} aria-label={say('writing.viewReportOf', { excerpt: excerpt.slice(0, 40) })}>
          {say('writing.viewReport')}
        </Button>
        <span className="text-ink-soft text-sm tabular-nums">
          {say('writing.figures', { words: word_count, mistakes: mistake_count })}
        </span>
        <IconButton label={say('writing.delete')} icon={<Trash2 size={18} />} isDanger onClick={onDelete} />
      </div>
    </Card>
  )
}
