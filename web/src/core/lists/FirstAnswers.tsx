import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFirstAnswers } from './use-first-answers.ts'

interface FirstAnswersProps {
  /** What is waited for; a key stands for all that begin with it. */
  of: readonly QueryKey[]
  /** What stands here meanwhile: skeletons of what comes. */
  loading: ReactNode
  children: ReactNode
}

/**
 * Shows its parts at once, when what they ask for has been answered or has failed (`useFirstAnswers`), so that none pushes the
 * others down. They are there before, out of sight, and ask together.
 */
export function FirstAnswers({ of, loading, children }: FirstAnswersProps) {
  const isAnswered = useFirstAnswers(of)
  return (
    <>
      {!isAnswered && loading}
      <div hidden={!isAnswered}>{children}</div>
    </>
  )
}
