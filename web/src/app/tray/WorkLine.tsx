import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { openOcrWindow } from '../../core/documents/ocr-window.ts'
import { runAddress } from '../../core/generation/runs-api.ts'
import { describeWork } from '../../core/unfinished/describe-work.ts'
import { WorkMark } from '../../core/unfinished/WorkMark.tsx'
import { errorText } from '../../lib/api/error-text.ts'
import { say as sayNow, useSay } from '../../lib/language.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Progress } from '../../ui/figures/Progress.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { X } from '../../ui/icons/icons.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { endingOf } from './end-work.ts'
import { calledOffStore } from './use-endings.ts'

interface WorkLineProps {
  work: UnfinishedWork
  /** Called before the student is led elsewhere. */
  onLeave: () => void
  /** Gets the focus back from the window of OCR. */
  opener: RefObject<HTMLElement | null>
}

/** One piece of work: of what, how it stands, how far it is; its way there, and its end. */
export function WorkLine({ work, onLeave, opener }: WorkLineProps) {
  const say = useSay()
  const { status, progress } = work
  const title = work.title || say('tray.pastedText')
  const openDocuments = () => {
    onLeave()
    openOcrWindow(opener.current)
  }
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="flex w-5 shrink-0 justify-center">
        <WorkMark status={status} />
      </span>
      <div className="min-w-0 grow">
        {work.module === 'ocr' ? (
          <button type="button" className="text-link line-clamp-1 break-all text-start" onClick={openDocuments}>
            {title}
          </button>
        ) : (
          <Link to={addressOf(work)} className="text-link line-clamp-1 break-all" onClick={onLeave}>
            {title}
          </Link>
        )}
        {status === 'under_way' && progress ? (
          <Progress
            percent={(100 * progress.done) / Math.max(1, progress.total)}
            label={describeWork(say, work)}
            detail={say('tray.parts', progress)}
          />
        ) : (
          <p className="text-ink-soft text-sm">{describeWork(say, work)}</p>
        )}
      </div>
      <EndButton work={work} title={title} />
    </li>
  )
}

/** A run is looked at where it stands; other work on the first page of its module. */
function addressOf({ module, id, status }: UnfinishedWork): string {
  if (module === 'recite' || module === 'notes')
    return runAddress(module, id, status === 'waiting' ? 'result' : 'progress')
  return `/module/${module}`
}

/** Calls work off once that is confirmed, or puts away what has failed. */
function EndButton({ work, title }: { work: UnfinishedWork; title: string }) {
  const say = useSay()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const isStop = work.status === 'under_way'
  const end = useMutation({
    mutationFn: async () => endingOf(work)?.(),
    // Every list of its module may show it.
    onSettled: () => queries.invalidateQueries(),
    onSuccess: () => {
      if (isStop) calledOffStore.update((calledOff) => [...calledOff, work])
      setAsking(false)
    },
    onError: (error) => toastError(errorText(error, sayNow('tray.endFailed'))),
  })
  if (endingOf(work) === null) return null
  return (
    <>
      <IconButton
        label={say(isStop ? 'tray.stopOf' : 'tray.dismissOf', { title })}
        icon={<X size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={say(isStop ? 'tray.stopQuestion' : 'tray.dismissQuestion', { title })}
        description={say(work.is_again ? 'tray.stopAgainText' : isStop ? 'tray.stopText' : 'tray.dismissText')}
        confirmLabel={say(isStop ? 'tray.stop' : 'tray.dismiss')}
        cancelLabel={say(isStop ? 'tray.goOn' : 'tray.leaveIt')}
        isDanger
        isLoading={end.isPending}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
