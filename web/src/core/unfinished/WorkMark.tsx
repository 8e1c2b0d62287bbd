import type { WorkStatus } from '@lectern/contract/work/unfinished'
import { CircleAlert, CircleCheck, CirclePause } from '../../ui/icons/icons.ts'
import { Spinner } from '../../ui/Spinner.tsx'

/** How a piece of work stands, as a picture beside its words. */
export function WorkMark({ status }: { status: WorkStatus }) {
  if (status === 'under_way') return <Spinner className="text-accent" />
  if (status === 'left') return <CirclePause size={20} className="text-ink-soft" aria-hidden />
  if (status === 'failed') return <CircleAlert size={20} className="text-poor" aria-hidden />
  return <CircleCheck size={20} className="text-good" aria-hidden />
}
