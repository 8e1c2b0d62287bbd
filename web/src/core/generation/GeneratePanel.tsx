import { isPartialContent, priceOfWords } from '@lectern/domain/prices'
import { countedByLength, paidWordsOfLength } from '@lectern/domain/words'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Sparkles } from '../../ui/icons/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PricePanel } from '../credits/PricePanel.tsx'
import { useSiteConfig } from '../site/use-site-config.ts'
import { type MadeThings, WillBeMadeBy } from './MadeByNotice.tsx'

interface GeneratePanelProps {
  /** Words of the material, which the price goes by. */
  words: number
  /** Its length: very long words are paid by it. */
  characters: number
  what: MadeThings
  actionLabel: string
  error: string | null
  onGenerate: () => void
}

/** The price of what is in the content box, and the button that commits to it. */
export function GeneratePanel({ words, characters, what, actionLabel, error, onGenerate }: GeneratePanelProps) {
  const config = useSiteConfig()
  const paid = words === 0 ? 0 : Math.max(words, paidWordsOfLength(characters))
  return (
    <PricePanel
      priceCredits={priceOfWords(paid)}
      isIdle={words === 0}
      note={<PriceNote words={words} paid={paid} />}
      error={error}
    >
      {({ isTooPoor }) => (
        <>
          <Button
            variant="primary"
            size="lg"
            icon={<Sparkles size={18} aria-hidden />}
            disabled={isTooPoor}
            onClick={onGenerate}
          >
            {actionLabel}
          </Button>
          {config && <WillBeMadeBy madeBy={config.ai.made_by} what={what} />}
        </>
      )}
    </PricePanel>
  )
}

function PriceNote({ words, paid }: { words: number; paid: number }) {
  const say = useSay()
  if (isPartialContent(paid)) return <Notice>{say('credits.partialContent')}</Notice>
  if (paid === words) return null
  return <Notice>{say(countedByLength(paid))}</Notice>
}
