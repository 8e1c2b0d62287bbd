import { countWords } from '@lectern/domain/words'
import type { Elsewhere } from '../../../core/begun/kept-work.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Draft } from '../draft.ts'
import { keptEssay } from '../kept-essay.ts'
import { excerptOf } from '../revision.ts'

/** Over the essay, where it is seen by whoever writes, once another device wrote something else: the student says which of both stands. */
export function WrittenElsewhere({ elsewhere }: { elsewhere: Elsewhere<Draft> | null }) {
  const say = useSay()
  if (elsewhere?.kind !== 'changed') return null
  const { content } = elsewhere.there.content
  const excerpt = excerptOf(elsewhere.there.content)
  return (
    <Notice tone="fair" role="alert" title={say('writing.writtenElsewhere')}>
      <p className="wrap-anywhere">{say('writing.whichEssay', { count: countWords(content), excerpt })}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => keptEssay.choose('there')}>
          {say('writing.essayThere')}
        </Button>
        <Button onClick={() => keptEssay.choose('here')}>{say('writing.essayHere')}</Button>
      </div>
    </Notice>
  )
}
