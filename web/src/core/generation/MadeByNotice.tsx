import type { MadeBy } from '@lectern/contract/shapes'
import { Notice } from '../../ui/Notice.tsx'

interface MadeByNoticeProps {
  madeBy: MadeBy
  /** What is made, in the plural: 'flashcards'. */
  what: string
}

/** Says of results who made them, and that they want checking. */
export const MadeByNotice = ({ madeBy, what }: MadeByNoticeProps) => (
  <Notice>
    {madeBy === 'model'
      ? `These ${what} were made by AI and can be wrong. Check them against your material.`
      : `These ${what} were made by the built-in engine from the sentences of your material; no AI model was asked. Check them before you rely on them.`}
  </Notice>
)

/**
 * Says before the student commits who will do the work.
 * @param areReviewed whether what is made is kept only once the student has looked at it
 */
export const WillBeMadeBy = ({ madeBy, what, areReviewed = true }: MadeByNoticeProps & { areReviewed?: boolean }) => (
  <p className="text-ink-soft text-xs">
    {madeBy === 'model'
      ? `An AI model makes the ${what}. It can be wrong: ${areReviewed ? 'you check them before they are kept' : 'check them against your material'}.`
      : `The built-in engine makes the ${what} from the sentences of your material; no AI model is set up here.`}
  </p>
)
