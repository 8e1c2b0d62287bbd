import { EXAM_QUESTION_COUNT, type ExamMethod } from '@lectern/domain/exam'
import { priceOfExam } from '@lectern/domain/prices'
import { Sparkles } from 'lucide-react'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { WillBeMadeBy } from '../../../core/generation/MadeByNotice.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'

/** What documents that the student brought before have to do with an exam by topic or prompt. */
const KEPT_MATERIAL = {
  model: 'Documents that you brought here before and that match are read along; questions come from them first.',
  'built-in':
    'Without an AI model, the questions come from documents that you brought here before and that match. Where none does, nothing is charged.',
} as const

interface GeneratePanelProps {
  method: ExamMethod
  isGenerating: boolean
  /** An exam is there, and practising it is the main thing to do now. */
  isReady: boolean
  error: string | null
  onGenerate: () => void
}

/** The price, who will do the work, and the button that commits to it. Too few credits are said when it is pressed (2§5). */
export function GeneratePanel({ method, isGenerating, isReady, error, onGenerate }: GeneratePanelProps) {
  const madeBy = useSiteConfig()?.ai.made_by
  return (
    <PricePanel priceCredits={priceOfExam(EXAM_QUESTION_COUNT)} error={error}>
      {() => (
        <>
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
          {madeBy && method !== 'content' && <Notice>{KEPT_MATERIAL[madeBy]}</Notice>}
        </>
      )}
    </PricePanel>
  )
}
