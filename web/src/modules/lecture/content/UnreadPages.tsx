import type { Lecture } from '@lectern/contract/lecture'
import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { useSay } from '../../../lib/language.ts'
import { listPages } from '../../../lib/list-numbers.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { creditsText } from '../../../ui/Price.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useReadAgain } from '../api.ts'
import { describeUnread } from '../describe-unread.ts'

/** Which pages could not be read, and the way to have them read again; nothing where all were. */
export function UnreadPages({ lecture }: { lecture: Lecture }) {
  const say = useSay()
  const readAgain = useReadAgain()
  const unread = describeUnread(lecture, say)
  const { reading_again: pages, read_again: next, read_again_error: error } = lecture
  useBalanceAfter(pages !== null)
  if (pages)
    return (
      <Notice role="status">
        <span className="flex items-start gap-3">
          <Spinner className="mt-0.5 shrink-0 text-accent" />
          {say(pages.length === 1 ? 'lecture.pageReadingAgain' : 'lecture.pagesReadingAgain', {
            pages: listPages(pages),
          })}
        </span>
      </Notice>
    )
  if (!unread) return null
  return (
    <Notice tone="fair">
      <p>{unread}</p>
      <p>{say('lecture.unreadPrice', { count: lecture.unread_pages.length })}</p>
      {error && <p role="status">{error}</p>}
      {next && (
        <Button className="mt-2" isLoading={readAgain.isPending} onClick={() => readAgain.mutate(lecture.id)}>
          {next.credits === 0
            ? say('lecture.readPagesAgainFree', { pages: next.pages.length })
            : say('lecture.readPagesAgain', { pages: next.pages.length, price: creditsText(next.credits) })}
        </Button>
      )}
    </Notice>
  )
}

/** What was set aside has been charged, or has come back, once the work is over. */
function useBalanceAfter(isUnderWay: boolean): void {
  const { reload } = useAccount()
  const look = useEffectEvent(() => void reload())
  useEffect(() => {
    if (!isUnderWay) return
    return () => look()
  }, [isUnderWay])
}
