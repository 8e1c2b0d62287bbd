import { LibraryScreen } from '../../core/library/LibraryScreen.tsx'
import { usePageMetadata } from '../page-metadata.ts'
import { NewcomersSample } from '../sample/NewcomersSample.tsx'

/** /library */
export function LibraryPage() {
  usePageMetadata('library')
  return <LibraryScreen beginning={<NewcomersSample />} />
}
