import type { ApiError } from '@lectern/contract/api-error'
import { checkEssayLength } from '@lectern/domain/writing'
import { useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toastError, toastSuccess } from '../../../ui/toasts/toasts.ts'
import { keptEssay } from '../kept-essay.ts'

interface NotKeptProps {
  refusal: ApiError
  essay: string
}

/** Over the essay, where the server will not keep it as it stands: why, and how it is not lost. */
export function NotKept({ refusal, essay }: NotKeptProps) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const tooLong = checkEssayLength(essay.length)
  const tryAgain = async () => {
    setAsking(true)
    await keptEssay.saveAgain()
    setAsking(false)
  }
  const copy = async () => {
    if (await copyText(essay)) toastSuccess(say('writing.copied'))
    else toastError(say('writing.essayNotCopied'))
  }
  return (
    <Notice tone="poor" role="alert" title={say('writing.notKept')}>
      <p>
        {tooLong ? say(tooLong) : errorText(refusal, say('writing.keepingFailed'))}
        {say('ui.sentenceGap')}
        {say('writing.notKeptText')}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{say('writing.copyEssay')}</Button>
        <Button isLoading={isAsking} onClick={() => void tryAgain()}>
          {say('ui.tryAgain')}
        </Button>
      </div>
    </Notice>
  )
}
