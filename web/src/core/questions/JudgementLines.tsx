import type { Judgement } from '@lectern/contract/shapes'
import { useSay } from '../../lib/language.ts'
import { ReviewLine } from './ReviewLine.tsx'

/** What a model said of an answer: why it is right or wrong, and what is missing in it. Stands in a <dl>. */
export function JudgementLines({ judgement }: { judgement: Judgement | null | undefined }) {
  const say = useSay()
  if (!judgement) return null
  const { reason, missing } = judgement
  return (
    <>
      {reason && <ReviewLine label={say('generation.aboutAnswer')}>{reason}</ReviewLine>}
      {missing && <ReviewLine label={say('generation.missingInAnswer')}>{missing}</ReviewLine>}
    </>
  )
}
