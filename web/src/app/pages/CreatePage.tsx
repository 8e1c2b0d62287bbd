import { useSearchParams } from 'react-router'
import { readId } from '../../lib/address-view.ts'
import { CreateScreen } from '../create/CreateScreen.tsx'
import { usePageMetadata } from '../page-metadata.ts'

/** /create, of `?material=` where something was brought. */
export function CreatePage() {
  usePageMetadata('create')
  const [params, setParams] = useSearchParams()
  return (
    <CreateScreen
      materialId={readId(params.get('material') ?? '')}
      onChoose={(id) => setParams(id === null ? {} : { material: String(id) }, { replace: true })}
    />
  )
}
