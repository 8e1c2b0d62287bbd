import type { SharedLink } from '@lectern/contract/sharing/shares'
import { type ShareKind, sharedPath } from '@lectern/domain/sharing/shares'
import { useState } from 'react'
import { Link } from 'react-router'
import { dateText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ShareWindow } from './ShareWindow.tsx'
import { thingAddress } from './thing-address.ts'

const KIND_TEXTS = {
  set: 'sharing.kindSet',
  notes: 'sharing.kindNotes',
  exam: 'sharing.kindExam',
} as const satisfies Record<ShareKind, string>

interface SharedLinkRowProps {
  link: SharedLink
  isEnding: boolean
  onTakeBack: () => void
}

/** One link: what it shows, what came of it, and the way to take it back. */
export function SharedLinkRow({ link, isEnding, onTakeBack }: SharedLinkRowProps) {
  const say = useSay()
  const {
    kind,
    id,
    owner_name: name,
    copy_count,
    created_at,
    open_report_count,
    is_shown,
    removal_reason: removed,
  } = link
  const [isOpen, setOpen] = useState(false)
  const title = link.title || say('sharing.untitled')
  const facts = [
    say(KIND_TEXTS[kind]),
    dateText(new Date(created_at)),
    name ? say('sharing.namedAs', { name }) : say('sharing.nameless'),
    say('sharing.copies', { count: copy_count }),
  ].join(say('ui.comma'))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <Link to={thingAddress(kind, id)} className="wrap-anywhere text-accent underline underline-offset-4">
            {title}
          </Link>
          {open_report_count > 0 && (
            <Badge tone="fair">{say('sharing.openReports', { count: open_report_count })}</Badge>
          )}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">{facts}</p>
        {open_report_count > 0 && <p className="mt-1 text-sm">{say('sharing.openReportsHint')}</p>}
        {removed === null && !is_shown && <p className="mt-1 text-sm">{say('sharing.notShownHint')}</p>}
        {removed !== null && (
          <p className="wrap-anywhere mt-1 text-sm">{say('sharing.removed', { reason: removed })}</p>
        )}
      </div>
      {removed === null && (
        <div className="flex flex-wrap gap-3">
          {is_shown && (
            <a href={sharedPath(link.token)} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
              {say('sharing.openPage')}
            </a>
          )}
          {(open_report_count > 0 || !is_shown) && (
            <Button aria-label={say('sharing.shareOf', { title })} onClick={() => setOpen(true)}>
              {say('sharing.share')}
            </Button>
          )}
          <Button isLoading={isEnding} aria-label={say('sharing.takeBackOf', { title })} onClick={onTakeBack}>
            {say('sharing.takeBack')}
          </Button>
        </div>
      )}
      {isOpen && <ShareWindow thing={{ kind, id }} title={title} onClose={() => setOpen(false)} />}
    </li>
  )
}
