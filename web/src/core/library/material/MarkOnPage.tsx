import type { ReactNode } from 'react'
import { FoundPlace } from './finding/FoundPlace.tsx'
import { MarkedPassage } from './MarkedPassage.tsx'
import type { PageMark } from './passage.ts'

interface MarkOnPageProps {
  mark: PageMark
  children: ReactNode
  isWanted: boolean
  /** Whether it stands over the picture of a page, which has its words. */
  isOnPaper?: boolean
}

/** Words of a page that are marked: the passage that an item came from, or what was found. */
export const MarkOnPage = ({ mark, ...shown }: MarkOnPageProps) =>
  mark.kind === 'passage' ? <MarkedPassage {...shown} /> : <FoundPlace {...shown} current={mark.current} />
