import { type ReactNode, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { KeptWork } from './kept-work.ts'

interface NotKeptProps {
  work: Pick<KeptWork<unknown>, 'saveAgain'>
  title: string
  /** Why the server refuses it. */
  reason: string
  /** How it is not lost. */
  text: string
  /** Further ways on. */
  children?: ReactNode
}

/** Over a piece of work that the server will not keep as it stands. */
export function NotKept({ work, title, reason, text, children }: NotKeptProps) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const tryAgain = async () => {
    setAsking(true)
    await work.saveAgain()
    setAsking(false)
  }
  return (
    <Notice tone="poor" role="alert" title={title}>
      <p>
        {reason}
        {say('ui.sentenceGap')}
        {text}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        {children}
        <Button isLoading={isAsking} onClick={() => void tryAgain()}>
          {say('ui.tryAgain')}
        </Button>
      </div>
    </Notice>
  )
}
