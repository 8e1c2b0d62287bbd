import { ApiError } from '@lectern/contract/api-error'
import { useNavigate, useSearchParams } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { NotOpened } from '../../lists/NotOpened.tsx'
import { useMaterial } from '../materials-api.ts'
import { MaterialView } from './MaterialView.tsx'
import { readPassage } from './passage.ts'

/** A material of the library, opened by its address. */
export function MaterialScreen({ materialId }: { materialId: number }) {
  const say = useSay()
  const navigate = useNavigate()
  const query = useMaterial(materialId)
  const [params] = useSearchParams()
  const trail = [{ label: say('library.title'), onOpen: () => void navigate('/library') }]
  // One that has been deleted is no longer there, whatever was read of it before. Any other failure leaves it open.
  const isGone = query.error instanceof ApiError && query.error.status === 404
  if (query.data && !isGone) return <MaterialView material={query.data} trail={trail} />
  return (
    <NotOpened
      query={query}
      title={say('library.material')}
      trail={trail}
      loading={say('library.loadingMaterial')}
      failed={say('library.materialFailed')}
      missing={{
        title: say('library.notFound'),
        text: say(readPassage(params) ? 'library.passageGone' : 'library.notFoundText'),
        hint: say('library.notFoundHint'),
      }}
    />
  )
}
