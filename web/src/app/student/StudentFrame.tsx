import { useAccount } from '../../core/account/use-account.ts'
import { StudentHeader } from '../StudentHeader.tsx'
import { Rail } from './Rail.tsx'

/** What stands around every page of a student. Who has not consented yet has no other page to go to. */
export function StudentFrame() {
  const { user } = useAccount()
  return (
    <>
      <StudentHeader />
      {user && !user.needs_consent && <Rail />}
    </>
  )
}
