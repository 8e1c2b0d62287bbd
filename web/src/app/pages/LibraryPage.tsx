import { LibraryScreen } from '../../core/library/LibraryScreen.tsx'
import { usePageMetadata } from '../page-metadata.ts'

/** /library */
export function LibraryPage() {
  usePageMetadata('library')
  return <LibraryScreen />
}
