import type { UnfinishedWork as Work } from '@lectern/contract/work/unfinished'
import { Link } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { ChevronRight } from '../../ui/icons/icons.ts'
import { describeWork } from './describe-work.ts'
import { WorkMark } from './WorkMark.tsx'

interface UnfinishedWorkProps {
  work: readonly Work[]
  /** Shows the documents whose text is read, which have no page of their own; `opener` gets the focus back. */
  onOpenOcr: (opener: HTMLElement) => void
  className?: string
}

/** Runs in chunks have a card of their own, with what can be done about them. */
const hasLine = ({ module }: Work): boolean => module !== 'recite' && module !== 'notes'

/** A line for all that is being made, came to nothing or waits to be taken, in whichever module; nothing without any. */
export function UnfinishedWork({ work, onOpenOcr, className = '' }: UnfinishedWorkProps) {
  const say = useSay()
  const lines = work.filter(hasLine)
  if (lines.length === 0) return null
  return (
    <ul
      aria-label={say('generation.unfinishedWork')}
      className={`divide-y divide-line rounded-ui border border-line bg-surface ${className}`}
    >
      {lines.map((one) => (
        <li key={`${one.module}-${one.id}`}>
          {one.module === 'ocr' ? (
            <button
              type="button"
              className={`${LINE} w-full text-start`}
              onClick={(event) => onOpenOcr(event.currentTarget)}
            >
              <Line work={one} />
            </button>
          ) : (
            <Link to={`/module/${one.module}`} className={LINE}>
              <Line work={one} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const LINE = 'group flex min-h-11 items-center gap-3 px-5 py-2.5'

function Line({ work }: { work: Work }) {
  const say = useSay()
  return (
    <>
      <span className="flex w-5 shrink-0 justify-center">
        <WorkMark status={work.status} />
      </span>
      <span className="min-w-0 grow">
        <span className="line-clamp-1 break-all">{work.title}</span>
        <span className="text-ink-soft text-sm">{describeWork(say, work)}</span>
      </span>
      <ChevronRight size={18} className="shrink-0 text-ink-faint group-hover:text-accent" aria-hidden />
    </>
  )
}
