import type { MadeBy } from '@lectern/contract/shapes'
import { useSay } from '../../lib/language.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ModelName } from '../site/ModelName.tsx'

/** What is made, in the plural, as sentences name it. */
export type MadeThings = 'flashcards' | 'notes' | 'questions' | 'explanations'

interface MadeByNoticeProps {
  madeBy: MadeBy
  what: MadeThings
}

/** Says of results who made them, and that they want checking. */
export function MadeByNotice({ madeBy, what }: MadeByNoticeProps) {
  const say = useSay()
  const made = { what: say(`generation.${what}`) }
  return (
    <Notice>{madeBy === 'model' ? say('generation.madeByModel', made) : say('generation.madeByEngine', made)}</Notice>
  )
}

/** Says before the student commits who will do the work. */
export function WillBeMadeBy({ madeBy, what }: MadeByNoticeProps) {
  const say = useSay()
  return (
    <p className="text-ink-soft text-xs">
      {say(madeBy === 'model' ? 'generation.modelMakes' : 'generation.engineMakes', {
        what: say(`generation.${what}`),
      })}
      {madeBy === 'model' && <ModelName />}
    </p>
  )
}
