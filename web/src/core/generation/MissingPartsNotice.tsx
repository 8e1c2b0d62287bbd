import { useLanguage, useSay } from '../../lib/language.ts'
import { listNumbers } from '../../lib/list-numbers.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ChunkedModule } from './chunked-modules.ts'
import { EmptyParts } from './EmptyParts.tsx'
import { inOneLine } from './in-one-line.ts'
import type { MissingParts } from './run-state.ts'

interface MissingPartsNoticeProps {
  module: ChunkedModule
  missing: MissingParts
  onTryAgain: () => void
}

const FAILED = { told: 'generation.missingParts', costs: 'generation.tryAgainCosts' } as const
const LEFT_PARTS = {
  told: 'generation.leftParts',
  costs: 'generation.makeRestCosts',
  action: 'generation.makeRest',
} as const
const FAILED_PARTS = { ...FAILED, action: 'generation.tryThemAgain' } as const
const FAILED_PART = { ...FAILED, told: 'generation.missingPart', action: 'generation.tryItAgain' } as const
const LEFT_PART = { ...LEFT_PARTS, told: 'generation.leftPart' } as const

/** Says where a result is looked at which parts of the material it is without, and tries again those that it is worth for. */
export function MissingPartsNotice({ module, missing, onTryAgain }: MissingPartsNoticeProps) {
  const { parts, emptyParts = [], totalParts } = missing
  return (
    <>
      {parts.length > 0 && <PartsToTry missing={missing} onTryAgain={onTryAgain} />}
      <EmptyParts module={module} parts={emptyParts} total={totalParts} />
    </>
  )
}

function PartsToTry({ missing, onTryAgain }: Omit<MissingPartsNoticeProps, 'module'>) {
  const say = useSay()
  const language = useLanguage()
  const { parts, totalParts: total, haveFailed, tryAgainCredits: credits } = missing
  const isOne = parts.length === 1
  const named = { parts: listNumbers(parts, language), total }
  const [onePart, severalParts] = haveFailed ? [FAILED_PART, FAILED_PARTS] : [LEFT_PART, LEFT_PARTS]
  const words = isOne ? onePart : severalParts
  return (
    <Notice tone={haveFailed ? 'poor' : 'plain'} role="status">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>{inOneLine(say(words.told, named), credits && say(words.costs, { credits }))}</p>
        {credits !== null && (
          <Button variant="quiet" className="-my-1.5" onClick={onTryAgain}>
            {say(words.action)}
          </Button>
        )}
      </div>
    </Notice>
  )
}
