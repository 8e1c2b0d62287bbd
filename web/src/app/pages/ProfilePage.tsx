import { ProfileScreen } from '../../core/account/ProfileScreen.tsx'
import { PAGES, usePageMetadata } from '../page-metadata.ts'

/** /profile */
export function ProfilePage() {
  usePageMetadata(PAGES.profile)
  return <ProfileScreen />
}
