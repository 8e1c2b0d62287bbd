import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { MissingParts } from './run-state.ts'

interface MissingPartsNoticeProps {
  missing: MissingParts
  onTryAgain: () => void
}

/** Says where a result is looked at which parts of the material it is without, and tries them again. */
export function MissingPartsNotice({ missing, onTryAgain }: MissingPartsNoticeProps) {
  const { parts, totalParts, tryAgainCredits } = missing
  const isOne = parts.length === 1
  return (
    <Notice tone="poor" role="status">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>
          {isOne ? 'Part' : 'Parts'} {inWords(parts)} of {totalParts} could not be made.
          {tryAgainCredits
            ? ` Trying again costs at most ${tryAgainCredits} ${tryAgainCredits === 1 ? 'credit' : 'credits'}.`
            : ''}
        </p>
        {tryAgainCredits !== null && (
          <Button variant="quiet" className="-my-1.5" onClick={onTryAgain}>
            {isOne ? 'Try it again' : 'Try them again'}
          </Button>
        )}
      </div>
    </Notice>
  )
}

const inWords = (parts: readonly number[]): string =>
  parts.length === 1 ? String(parts[0]) : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
