import { formatClock } from '@lectern/domain/listening'
import { Headphones } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import type { Player } from './use-player.ts'

/** Leads to the moment of the recording that a question is about. */
export function MomentButton({ start, number, player }: { start: number; number: number; player: Player }) {
  return (
    <Button
      variant="quiet"
      icon={<Headphones size={16} aria-hidden />}
      onClick={() => player.playFrom(start)}
      className="tabular-nums"
    >
      {formatClock(start)}
      <span className="sr-only">: listen to the moment of question {number}</span>
    </Button>
  )
}
