import type { Maker } from '@lectern/domain/content'
import { useSay } from '../../lib/language.ts'
import { Notice } from '../../ui/Notice.tsx'
import { ModelName, SiteModelName } from '../site/ModelName.tsx'

/** What is made, in the plural, as sentences name it. */
export type MadeThings = 'flashcards' | 'notes' | 'questions' | 'explanations'

/** Says of results who made them, and that they want checking. */
export function MadeByNotice({ madeBy, modelName, what }: Maker & { what: MadeThings }) {
  const say = useSay()
  const made = { what: say(`generation.${what}`) }
  return (
    <Notice>
      {madeBy === 'model' ? say('generation.madeByModel', made) : say('generation.madeByEngine', made)}
      <ModelName name={modelName} />
    </Notice>
  )
}

/** Says before the student commits who will do the work. */
export function WillBeMadeBy({ madeBy, what }: Pick<Maker, 'madeBy'> & { what: MadeThings }) {
  const say = useSay()
  return (
    <p className="text-ink-soft text-xs">
      {say(madeBy === 'model' ? 'generation.modelMakes' : 'generation.engineMakes', {
        what: say(`generation.${what}`),
      })}
      {madeBy === 'model' && <SiteModelName />}
    </p>
  )
}
