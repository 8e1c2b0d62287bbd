import { ProgressScreen } from '../../core/review/progress/ProgressScreen.tsx'
import { usePageMetadata } from '../page-metadata.ts'

/** /progress */
export function ProgressPage() {
  usePageMetadata('progress')
  return <ProgressScreen />
}
