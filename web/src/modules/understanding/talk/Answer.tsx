import { memo } from 'react'
import { ModelName } from '../../../core/site/ModelName.tsx'
import { useSay } from '../../../lib/language.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import type { Message } from '../chat.ts'
import { worded } from '../worded.ts'
import { AnswerText } from './AnswerText.tsx'
import { WrongAnswer } from './WrongAnswer.tsx'

const NO_CITATIONS: never[] = []

/** An answer, who wrote it, and what is to be known of it. */
export const Answer = memo(function Answer({ message }: { message: Message }) {
  const say = useSay()
  const { content, citations = NO_CITATIONS, remarks = [], part, made_by, model_name } = message
  return (
    <article aria-label={say('understanding.answer')}>
      <AnswerText text={content} citations={citations} />
      {remarks
        .map((remark) => worded(remark, say))
        .map((remark) => (
          <p key={remark} className="mt-3 text-fair text-sm">
            {remark}
          </p>
        ))}
      <div className="-ms-2.5 mt-1 flex items-center gap-1">
        <CopyButton label={say('understanding.copyAnswer')} read={() => content} />
        {part && <WrongAnswer part={part} />}
        {made_by && (
          <p className="text-ink-soft text-xs">
            {say(MADE_BY[made_by])}
            <ModelName name={model_name} />
          </p>
        )}
      </div>
    </article>
  )
})

const MADE_BY = { model: 'understanding.writtenByModel', 'built-in': 'understanding.writtenByEngine' } as const
