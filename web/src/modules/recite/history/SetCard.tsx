import type { SetSummary } from '@lectern/contract/recite/shapes'
import { shownSetFolder } from '@lectern/domain/cards/set-folders'
import { ListTitle } from '../../../core/lists/ListTitle.tsx'
import { ShareButton } from '../../../core/sharing/ShareButton.tsx'
import { useSay } from '../../../lib/language.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ScoreBar } from '../../../ui/figures/ScoreBar.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Clock, Download, Folder, FolderPen, Layers, Trash2 } from '../../../ui/icons/icons.ts'
import { useRenameSet } from '../api.ts'

interface SetCardProps {
  set: SetSummary
  isStarting: boolean
  onStudy: () => void
  onEdit: () => void
  onDelete: () => void
  onExport: () => void
  onFolder: () => void
}

/** A set on the shelf: its title, its size (press to edit), its time and score, and the ways on. */
export function SetCard({ set, isStarting, onStudy, onEdit, onDelete, onExport, onFolder }: SetCardProps) {
  const { title, folder, card_count, time_limit_minutes, total_study_sessions, average_score } = set
  const say = useSay()
  const rename = useRenameSet()
  return (
    <Card as="li" className="flex flex-col">
      <ListTitle id={set.id} title={title} rename={rename} />
      {folder !== '' && (
        <p className="mt-2 flex">
          <Badge tone="accent">
            <Folder size={12} aria-hidden />
            <span className="wrap-anywhere">{shownSetFolder(folder)}</span>
          </Badge>
        </p>
      )}
      <div className="mt-2 flex items-start gap-1 text-ink-soft text-sm">
        <div className="flex grow flex-wrap items-center">
          <button
            type="button"
            className={`${buttonClass('quiet')} -ms-4`}
            onClick={onEdit}
            title={say('recite.editCards')}
          >
            <Layers size={16} aria-hidden />
            {say('recite.cardsCounted', { count: card_count })}
            <span className="sr-only">{say('recite.editOf', { title })}</span>
          </button>
          {card_count > 0 && (
            <span className="inline-flex items-center gap-1.5">
              <Clock size={16} aria-hidden />
              {say('recite.timeLimit', { minutes: time_limit_minutes })}
            </span>
          )}
        </div>
        <IconButton label={say('recite.folderOf', { title })} icon={<FolderPen size={18} />} onClick={onFolder} />
      </div>
      <div className="mt-4 grow">
        <ScoreBar percent={average_score} label={say('recite.averageScore', { count: total_study_sessions })} />
      </div>
      <div className="mt-5 flex items-center justify-between gap-3">
        <Button
          isLoading={isStarting}
          disabled={card_count === 0}
          onClick={onStudy}
          aria-label={say('recite.studyOf', { title })}
          className="min-w-28"
        >
          {say('recite.study')}
        </Button>
        <ShareButton thing={{ kind: 'set', id: set.id }} title={title} isInRow />
        <IconButton label={say('imports.exportOf', { title })} icon={<Download size={18} />} onClick={onExport} />
        <IconButton label={say('recite.deleteOf', { title })} icon={<Trash2 size={18} />} isDanger onClick={onDelete} />
      </div>
    </Card>
  )
}
