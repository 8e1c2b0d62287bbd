import { useParams } from 'react-router'
import { SharedScreen } from '../../core/sharing/page/SharedScreen.tsx'
import { usePageMetadata } from '../page-metadata.ts'

/** /shared/{token}, for anybody. */
export function SharedPage() {
  usePageMetadata('shared')
  const { token = '' } = useParams()
  return <SharedScreen key={token} token={token} />
}
