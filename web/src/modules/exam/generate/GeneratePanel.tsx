import { FEWEST_GOOD_QUESTIONS, QUESTION_TYPES } from '@lectern/domain/exam'
import { priceOfExam } from '@lectern/domain/prices'
import type { Say } from '@lectern/texts/speaker'
import { useEffect, useRef } from 'react'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { WillBeMadeBy } from '../../../core/generation/MadeByNotice.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sparkles } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { Draft } from '../draft.ts'
import type { Generation } from '../generation.ts'

/** What documents that the student brought before have to do with an exam by topic or prompt. */
const KEPT_MATERIAL = {
  model: 'exam.keptMaterialModel',
  'built-in': 'exam.keptMaterialEngine',
} as const

interface GeneratePanelProps {
  draft: Draft
  generation: Generation
  /** An exam is being made for another page. */
  isBusyElsewhere: boolean
  error: string | null
  /** @param agreedCount fewer questions than were chosen, as the material gives */
  onGenerate: (agreedCount: number | null) => void
}

/** The price, who will do the work, and the button that commits to it. Too few credits are said when it is pressed. */
export function GeneratePanel({ draft, generation, isBusyElsewhere, error, onGenerate }: GeneratePanelProps) {
  const say = useSay()
  const madeBy = useSiteConfig()?.ai.made_by
  // An offer holds for the draft that it was made for.
  const offer = generation.phase === 'offered' && generation.draft === draft ? generation : null
  const agreedCount = offer && offer.availableCount >= FEWEST_GOOD_QUESTIONS ? offer.availableCount : null
  // What was agreed on is being made at its price.
  const count = generation.phase === 'generating' ? generation.questionCount : (agreedCount ?? draft.questionCount)
  const button = useRef<HTMLButtonElement>(null)
  // What is offered stands below the settings: on a low screen it would come out of sight.
  useEffect(() => {
    if (offer) button.current?.scrollIntoView({ block: 'nearest' })
  }, [offer])
  return (
    <PricePanel priceCredits={priceOfExam(count)} error={error}>
      {() => (
        <>
          {offer && <Offer count={offer.availableCount} areKindsLeft={draft.kinds.length < QUESTION_TYPES.length} />}
          <Button
            ref={button}
            className="scroll-mb-24"
            variant={generation.phase === 'done' ? 'secondary' : 'primary'}
            size="lg"
            icon={<Sparkles size={18} aria-hidden />}
            isLoading={generation.phase === 'generating' || generation.phase === 'quoting'}
            disabled={isBusyElsewhere}
            onClick={() => onGenerate(agreedCount)}
          >
            {buttonText(say, generation, agreedCount)}
          </Button>
          {madeBy && <WillBeMadeBy madeBy={madeBy} what="questions" />}
          {madeBy && draft.method !== 'content' && <Notice>{say(KEPT_MATERIAL[madeBy])}</Notice>}
        </>
      )}
    </PricePanel>
  )
}

function buttonText(say: Say, generation: Generation, agreedCount: number | null): string {
  if (generation.phase === 'quoting') return say('exam.quoting')
  if (generation.phase === 'generating') return say('exam.making', { count: generation.questionCount })
  return agreedCount === null ? say('exam.generate') : say('exam.generateCount', { count: agreedCount })
}

/** What the material gives where it is less than was chosen; and where it is too little, what would help. */
function Offer({ count, areKindsLeft }: { count: number; areKindsLeft: boolean }) {
  const say = useSay()
  const isEnough = count >= FEWEST_GOOD_QUESTIONS
  return (
    <Notice tone={isEnough ? 'plain' : 'fair'} role="status" title={say('exam.goodQuestions', { count })}>
      {!isEnough && <p>{say('exam.fewestQuestions', { count: FEWEST_GOOD_QUESTIONS })}</p>}
      <p>{say(isEnough ? 'exam.nothingPaid' : 'exam.moreHelps')}</p>
      {areKindsLeft && <p>{say('exam.moreKindsHelp')}</p>}
    </Notice>
  )
}
