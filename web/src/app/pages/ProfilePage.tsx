import { ProfileScreen } from '../../core/account/ProfileScreen.tsx'
import { usePageMetadata } from '../page-metadata.ts'

/** /profile */
export function ProfilePage() {
  usePageMetadata('profile')
  return <ProfileScreen />
}
