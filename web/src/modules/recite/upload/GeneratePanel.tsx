import { isPartialContent, PARTIAL_CONTENT_NOTE, priceOfRecite } from '@lectern/domain/prices'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { useCredits } from '../../../core/credits/use-credits.ts'
import { WillBeMadeBy } from '../../../core/generation/MadeByNotice.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Price } from '../../../ui/Price.tsx'

interface GeneratePanelProps {
  words: number
  error: string | null
  onGenerate: () => void
}

/** The price of what is in the content box, and the button that commits to it. */
export function GeneratePanel({ words, error, onGenerate }: GeneratePanelProps) {
  const { balanceCredits, shortfall } = useCredits()
  const config = useSiteConfig()
  const priceCredits = priceOfRecite(words)
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
        Generate Flashcards
      </Button>
      {config && <WillBeMadeBy madeBy={config.ai.made_by} what="flashcards" />}
    </div>
  )
}
