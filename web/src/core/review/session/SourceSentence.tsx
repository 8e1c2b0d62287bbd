import type { QueuedItem } from '@lectern/contract/review/shapes'
import { quotesMaterial } from '@lectern/domain/materials/quotation'
import { withoutLineBreaks } from '@lectern/domain/text/without-line-breaks'
import { useSay } from '../../../lib/language.ts'
import { ShowInMaterial } from '../../places/ShowInMaterial.tsx'

/**
 * The sentence that a card came from, unless it was just quoted in what explains the answer, and the way to where that stands. What a
 * device took along earlier names no material.
 */
export function SourceSentence({ card }: { card: QueuedItem }) {
  const say = useSay()
  const { source, mode, explanation } = card
  if (!source) return null
  const isQuoted = mode !== 'recall' && quotesMaterial(explanation ?? '', source)
  return (
    <div className="mx-auto mt-2 max-w-prose max-md:pb-24">
      <ShowInMaterial materialId={card.material_id} isGone={card.is_material_gone} words={source} />
      {!isQuoted && (
        <details>
          <summary className="control inline-flex cursor-pointer items-center text-accent text-sm">
            {say('review.source')}
          </summary>
          <blockquote className="wrap-anywhere border-line-strong border-s-2 ps-3 font-serif text-ink-soft text-sm">
            {withoutLineBreaks(source)}
          </blockquote>
        </details>
      )}
    </div>
  )
}
