import { Link } from 'react-router'
import { nameOfCharged } from '../../core/credits/describe-transactions.ts'
import { useSay } from '../../lib/language.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CircleCheck, X } from '../../ui/icons/icons.ts'
import { type DoneWork, putAway } from './use-endings.ts'

/** Work that is done since this page was opened, with the way to its result. */
export function DoneLine({ done, onLeave }: { done: DoneWork; onLeave: () => void }) {
  const say = useSay()
  const open = () => {
    putAway(done)
    onLeave()
  }
  return (
    <li className="flex items-center gap-3 py-3">
      <CircleCheck size={20} className="shrink-0 text-good" aria-hidden />
      <div className="min-w-0 grow">
        <Link to={done.address} className="text-link line-clamp-1 break-all" onClick={open}>
          {done.title}
        </Link>
        <p className="text-ink-soft text-sm">{say('tray.moduleReady', { name: nameOfCharged(done.module) })}</p>
      </div>
      <IconButton
        label={say('tray.dismissOf', { title: done.title })}
        icon={<X size={18} aria-hidden />}
        onClick={() => putAway(done)}
      />
    </li>
  )
}
