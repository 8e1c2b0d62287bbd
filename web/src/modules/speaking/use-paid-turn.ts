import { ApiError } from '@lectern/contract/api-error'
import { useRef, useState } from 'react'
import { refundText } from '../../core/credits/refund-text.ts'
import { repeatLostCall } from '../../core/generation/repeat-lost-call.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { say } from '../../lib/language.ts'

/**
 * Sends a paid turn. What was recorded or typed stays with the screen until it has been answered: the same turn, sent
 * again, goes by the same key and is paid once.
 */
export function usePaidTurn() {
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const isSending = sentAtMs !== null
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = useRef<{ turn: unknown; key: string } | null>(null)

  /** @param turn what makes it the same turn: its text, its recording */
  const send = async <Answer>(
    turn: unknown,
    call: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer | null> => {
    if (isSending) return null
    const known = attempt.current
    const mine = known !== null && known.turn === turn ? known : { turn, key: crypto.randomUUID() as string }
    attempt.current = mine
    setSentAtMs(Date.now())
    setFailure(null)
    try {
      const answer = await repeatLostCall(() => call(mine.key), new AbortController().signal)
      attempt.current = null
      return answer
    } catch (error) {
      setFailure(describe(error))
      return null
    } finally {
      setSentAtMs(null)
    }
  }
  return { isSending, sentAtMs, failure, send }
}

function describe(error: unknown): string {
  const refunded = error instanceof ApiError ? error.data.credits_refunded : undefined
  const text = errorText(error, say('speaking.sendFailed'))
  return typeof refunded === 'number' ? `${text} ${refundText(refunded)}` : text
}
