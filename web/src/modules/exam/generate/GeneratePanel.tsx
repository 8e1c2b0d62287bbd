import type { ExamMethod } from '@lectern/domain/exam'
import { PRICE_OF_EXAM } from '@lectern/domain/prices'
import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { useCredits } from '../../../core/credits/use-credits.ts'
import { WillBeMadeBy } from '../../../core/generation/MadeByNotice.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Price } from '../../../ui/Price.tsx'

interface GeneratePanelProps {
  method: ExamMethod
  isGenerating: boolean
  /** An exam is there, and practising it is the main thing to do now. */
  isReady: boolean
  error: string | null
  onGenerate: () => void
}

/** The price, who will do the work, and the button that commits to it. */
export function GeneratePanel({ method, isGenerating, isReady, error, onGenerate }: GeneratePanelProps) {
  const { balanceCredits, shortfall } = useCredits()
  const madeBy = useSiteConfig()?.ai.made_by
  return (
    <>
      <Price credits={PRICE_OF_EXAM} balanceCredits={balanceCredits} />
      {shortfall(PRICE_OF_EXAM) && (
        <Notice tone="fair">
          An exam needs {PRICE_OF_EXAM} credits.{' '}
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
        variant={isReady ? 'secondary' : 'primary'}
        size="lg"
        icon={<Sparkles size={18} aria-hidden />}
        isLoading={isGenerating}
        onClick={onGenerate}
      >
        {isGenerating ? 'Making thirty questions…' : 'Generate Exam'}
      </Button>
      {madeBy && <WillBeMadeBy madeBy={madeBy} what="questions" />}
      {madeBy === 'built-in' && method !== 'content' && (
        <Notice>
          Without an AI model, the questions come from documents that you brought here before and that match. Where none
          does, nothing is charged.
        </Notice>
      )}
    </>
  )
}
