import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import type { RefObject } from 'react'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { DoneLine } from './DoneLine.tsx'
import { doneWorkStore } from './use-endings.ts'
import { WorkLine } from './WorkLine.tsx'

interface TrayWindowProps {
  work: readonly UnfinishedWork[]
  onClose: () => void
  opener: RefObject<HTMLElement | null>
}

/** All that is under way, done, failed or left, with how far it is and what can be done about it. */
export function TrayWindow({ work, onClose, opener }: TrayWindowProps) {
  const say = useSay()
  const done = useStore(doneWorkStore)
  return (
    <Dialog isOpen onClose={onClose} title={say('tray.title')} opener={opener}>
      {work.length + done.length === 0 && <p className="text-ink-soft">{say('tray.nothing')}</p>}
      <ul aria-label={say('tray.title')} className="divide-y divide-line empty:hidden">
        {done.map((one) => (
          <DoneLine key={`${one.module}-${one.id}`} done={one} onLeave={onClose} />
        ))}
        {work.map((one) => (
          <WorkLine key={`${one.module}-${one.id}`} work={one} onLeave={onClose} opener={opener} />
        ))}
      </ul>
    </Dialog>
  )
}
