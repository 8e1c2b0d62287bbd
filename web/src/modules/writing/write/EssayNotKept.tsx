import type { ApiError } from '@lectern/contract/api-error'
import { checkEssayLength } from '@lectern/domain/writing'
import { NotKept } from '../../../core/begun/NotKept.tsx'
import { errorText } from '../../../lib/api/error-text.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts/toasts.ts'
import { keptEssay } from '../kept-essay.ts'

interface EssayNotKeptProps {
  refusal: ApiError
  essay: string
}

/** Over the essay, where the server will not keep it as it stands. */
export function EssayNotKept({ refusal, essay }: EssayNotKeptProps) {
  const say = useSay()
  const tooLong = checkEssayLength(essay.length)
  const copy = async () => {
    if (await copyText(essay)) toastSuccess(say('writing.copied'))
    else toastError(say('writing.essayNotCopied'))
  }
  return (
    <NotKept
      work={keptEssay}
      title={say('writing.notKept')}
      reason={tooLong ? say(tooLong) : errorText(refusal, say('writing.keepingFailed'))}
      text={say('writing.notKeptText')}
    >
      <Button onClick={() => void copy()}>{say('writing.copyEssay')}</Button>
    </NotKept>
  )
}
