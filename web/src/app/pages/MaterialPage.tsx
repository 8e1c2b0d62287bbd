import { useParams } from 'react-router'
import { MaterialScreen } from '../../core/library/material/MaterialScreen.tsx'
import { readId } from '../../lib/address-view.ts'
import { usePageMetadata } from '../page-metadata.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** /library/{id}, at `?page=`. */
export function MaterialPage() {
  const { materialId = '' } = useParams()
  const id = readId(materialId)
  return id === null ? <NotFoundPage /> : <KnownMaterial key={id} id={id} />
}

function KnownMaterial({ id }: { id: number }) {
  usePageMetadata('library')
  return <MaterialScreen materialId={id} />
}
