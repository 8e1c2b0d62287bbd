import type { EssayReport } from '@lectern/contract/writing/shapes'
import { countWords } from '@lectern/domain/words'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { PenLine } from '../../../ui/icons/icons.ts'
import type { Draft } from '../draft.ts'
import { keptEssay } from '../kept-essay.ts'
import { beginRevision, excerptOf, unsentInPlaceOf } from '../revision.ts'
import type { OpenView } from '../use-view.ts'

/** What was written on another device is waited for no longer. */
const LONGEST_LOOK_MS = 3000

interface ReviseButtonProps {
  report: EssayReport
  /** The essay with the changes that were accepted: the next draft begins with it. */
  content: string
  openView: OpenView
}

/** Leads to the next draft of an essay: to the one that was begun, else to a new one. What would be lost by that is asked about first. */
export function ReviseButton({ report, content, openView }: ReviseButtonProps) {
  const say = useSay()
  const [isLooking, setIsLooking] = useState(false)
  const [begun, setBegun] = useState<Draft | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const open = () => openView({ name: 'write' })
  const begin = () => {
    beginRevision(report, content)
    open()
  }
  const revise = async () => {
    setIsLooking(true)
    const isOneEssay = await keptEssay.settle(LONGEST_LOOK_MS)
    if (!isHere.current) return
    setIsLooking(false)
    // Which of both stands is asked in the form.
    if (!isOneEssay) return open()
    const unsent = unsentInPlaceOf(report)
    if (!unsent) return begin()
    const isAsked = unsent.previousId !== report.id || ![report.content, unsent.content].includes(content)
    if (isAsked) setBegun(unsent)
    else open()
  }

  const isRevision = begun?.previousId === report.id
  return (
    <>
      <Button
        variant="primary"
        icon={<PenLine size={18} aria-hidden />}
        isLoading={isLooking}
        onClick={() => void revise()}
      >
        {say('writing.reviseAgain')}
      </Button>
      <ConfirmDialog
        isOpen={begun !== null}
        title={say(isRevision ? 'writing.revisionBegun' : 'writing.essayBegun')}
        description={say('writing.begunText', {
          count: countWords(begun?.content ?? ''),
          excerpt: begun ? excerptOf(begun) : '',
        })}
        confirmLabel={say('writing.beginAnew')}
        isDanger
        onConfirm={begin}
        onCancel={() => setBegun(null)}
      >
        <Button onClick={open}>{say('writing.openBegun')}</Button>
      </ConfirmDialog>
    </>
  )
}
