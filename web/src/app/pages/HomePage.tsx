import { useAccount } from '../../core/account/use-account.ts'
import { DueToday } from '../../core/review/DueToday.tsx'
import { useSay } from '../../lib/language.ts'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import { DataProvider } from '../DataProvider.tsx'
import { usePageMetadata } from '../page-metadata.ts'
import { NewcomersSample } from '../sample/NewcomersSample.tsx'
import { LatestToday } from '../today/LatestToday.tsx'
import { LeftHere } from '../today/LeftHere.tsx'
import { ModuleGrid } from '../today/ModuleGrid.tsx'
import { useFirstAnswers } from '../today/use-first-answers.ts'
import { WaitingToday } from '../today/WaitingToday.tsx'

/** Today: what is due, what was begun, what was missed and the last days, above the modules (requirements/platform.md#home). */
export function HomePage() {
  usePageMetadata('home')
  return (
    // The page stands apart from those that have data of their own.
    <DataProvider>
      <Today />
    </DataProvider>
  )
}

function Today() {
  const { user } = useAccount()
  const say = useSay()
  const isAnswered = useFirstAnswers()
  return (
    <>
      <PageHeader
        title={user?.first_name ? say('shell.welcomeName', { name: user.first_name }) : say('shell.welcome')}
        description={say('shell.welcomeText')}
      />
      {/* Out of sight it asks already, and keeps its room. */}
      <div className={isAnswered ? undefined : 'invisible'}>
        <DueToday className="mb-6" />
        <LeftHere className="mb-4" />
        <WaitingToday />
        <NewcomersSample />
        <LatestToday />
        <ModuleGrid />
      </div>
    </>
  )
}
