import type { UnfinishedWork as Work, WorkStatus } from '@lectern/contract/work/unfinished'
import { unfinishedEndpoints } from '@lectern/contract/work/unfinished'
import type { MessageId } from '@lectern/texts/message'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { clientFor } from '../../lib/api/api-client.ts'
import { useSay } from '../../lib/language.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { nameOfCharged } from '../credits/describe-transactions.ts'

const unfinishedApi = clientFor(unfinishedEndpoints)
const POLL_MS = 4000

const STATUS_TEXTS = {
  under_way: 'generation.workUnderWay',
  failed: 'generation.workFailed',
  waiting: 'generation.workWaiting',
} as const satisfies Record<WorkStatus, MessageId>

interface UnfinishedWorkProps {
  /** Whether their window is open; what is done there is read again when it closes. */
  isOcrOpen: boolean
  /** Shows the documents whose text is read, which have no page of their own; `opener` gets the focus back. */
  onOpenOcr: (opener: HTMLElement) => void
  /** Something was begun that the server is about to tell of. */
  isExpecting?: boolean
  className?: string
}

/** A line for all that is being made, came to nothing or waits to be taken, in whichever module; nothing without any. */
export function UnfinishedWork({ isOcrOpen, onOpenOcr, isExpecting = false, className = '' }: UnfinishedWorkProps) {
  const say = useSay()
  const { data } = useQuery({
    queryKey: ['unfinished'],
    queryFn: ({ signal }) => unfinishedApi.list(undefined, { signal }),
    enabled: !isOcrOpen,
    // Read again whenever the student comes back to it, and when that window closes.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isExpecting || state.data?.work.some(({ status }) => status === 'under_way') ? POLL_MS : false,
  })
  if (!data || data.work.length === 0) return null
  return (
    <ul
      aria-label={say('generation.unfinishedWork')}
      className={`divide-y divide-line rounded-ui border border-line bg-surface ${className}`}
    >
      {data.work.map((work) => (
        <li key={`${work.module}-${work.id}`}>
          {work.module === 'ocr' ? (
            <button
              type="button"
              className={`${LINE} w-full text-start`}
              onClick={(event) => onOpenOcr(event.currentTarget)}
            >
              <Line work={work} />
            </button>
          ) : (
            <Link to={`/module/${work.module}`} className={LINE}>
              <Line work={work} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const LINE = 'group flex min-h-11 items-center gap-3 px-5 py-2.5'

function Line({ work: { module, status, title } }: { work: Work }) {
  const say = useSay()
  return (
    <>
      <span className="flex w-5 shrink-0 justify-center">
        <Mark status={status} />
      </span>
      <span className="min-w-0 grow">
        <span className="line-clamp-1 break-all">{title}</span>
        <span className="text-ink-soft text-sm">
          {nameOfCharged(module)}
          {say('ui.comma')}
          {say(STATUS_TEXTS[status])}
        </span>
      </span>
      <ChevronRight size={18} className="shrink-0 text-ink-faint group-hover:text-accent" aria-hidden />
    </>
  )
}

function Mark({ status }: { status: WorkStatus }) {
  if (status === 'under_way') return <Spinner className="text-accent" />
  if (status === 'failed') return <CircleAlert size={20} className="text-poor" aria-hidden />
  return <CircleCheck size={20} className="text-good" aria-hidden />
}
