import { isPartialContent, PARTIAL_CONTENT_NOTE, priceOfWords } from '@lectern/domain/prices'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Price } from '../../ui/Price.tsx'
import { useCredits } from '../credits/use-credits.ts'
import { useSiteConfig } from '../site/use-site-config.ts'
import { WillBeMadeBy } from './MadeByNotice.tsx'

interface GeneratePanelProps {
  /** Words of the material, which the price goes by. */
  words: number
  /** What is made, in the plural: 'flashcards'. */
  what: string
  actionLabel: string
  error: string | null
  onGenerate: () => void
}

/** The price of what is in the content box, and the button that commits to it. */
export function GeneratePanel({ words, what, actionLabel, error, onGenerate }: GeneratePanelProps) {
  const { balanceCredits, shortfall } = useCredits()
  const config = useSiteConfig()
  const priceCredits = priceOfWords(words)
  const tooFewCredits = words > 0 ? shortfall(priceCredits) : null
  return (
    <div className="flex flex-col gap-4">
      <Price credits={priceCredits} balanceCredits={balanceCredits} />
      {isPartialContent(words) && <Notice tone="fair">{PARTIAL_CONTENT_NOTE}</Notice>}
      {tooFewCredits && (
        <Notice tone="poor">
          {tooFewCredits}{' '}
          <Link to="/profile" className="text-link">
            Purchase Credits
          </Link>
        </Notice>
      )}
      {error && (
        <Notice tone="poor" role="alert">
          {error}
        </Notice>
      )}
      <Button
        variant="primary"
        size="lg"
        icon={<Sparkles size={18} aria-hidden />}
        disabled={tooFewCredits !== null}
        onClick={onGenerate}
      >
        {actionLabel}
      </Button>
      {config && <WillBeMadeBy madeBy={config.ai.made_by} what={what} />}
    </div>
  )
}
