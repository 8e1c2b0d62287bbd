import { LANGUAGE_TAGS, type Language } from '@lectern/texts/languages'
import { useLanguage, useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { inOneLine } from './in-one-line.ts'
import type { MissingParts } from './run-state.ts'

interface MissingPartsNoticeProps {
  missing: MissingParts
  onTryAgain: () => void
}

/** Says where a result is looked at which parts of the material it is without, and tries them again. */
export function MissingPartsNotice({ missing, onTryAgain }: MissingPartsNoticeProps) {
  const say = useSay()
  const language = useLanguage()
  const { parts, totalParts: total, tryAgainCredits } = missing
  const isOne = parts.length === 1
  const named = { parts: listOf(parts, language), total }
  const told = isOne ? say('generation.missingPart', named) : say('generation.missingParts', named)
  return (
    <Notice tone="poor" role="status">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>{inOneLine(told, tryAgainCredits && say('generation.tryAgainCosts', { credits: tryAgainCredits }))}</p>
        {tryAgainCredits !== null && (
          <Button variant="quiet" className="-my-1.5" onClick={onTryAgain}>
            {say(isOne ? 'generation.tryItAgain' : 'generation.tryThemAgain')}
          </Button>
        )}
      </div>
    </Notice>
  )
}

/** '2', '1 and 3', '1, 2 and 4': English as the British list things. */
const listOf = (parts: readonly number[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language]).format(parts.map(String))
