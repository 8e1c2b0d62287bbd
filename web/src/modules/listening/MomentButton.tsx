import { formatClock } from '@lectern/domain/listening'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Headphones } from '../../ui/icons/icons.ts'
import type { Player } from './use-player.ts'

/** Leads to the moment of the recording that a question is about. */
export function MomentButton({ start, number, player }: { start: number; number: number; player: Player }) {
  const say = useSay()
  return (
    <Button
      variant="quiet"
      icon={<Headphones size={16} aria-hidden />}
      onClick={() => player.playFrom(start)}
      className="tabular-nums"
    >
      {formatClock(start)}
      <span className="sr-only">{say('listening.moment', { number })}</span>
    </Button>
  )
}
