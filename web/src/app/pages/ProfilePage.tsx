import { ProfileScreen } from '../../core/account/profile/ProfileScreen.tsx'
import { usePageMetadata } from '../page-metadata.ts'

/** /profile */
export function ProfilePage() {
  usePageMetadata('profile')
  return <ProfileScreen />
}
