import { useAccount } from '../../core/account/use-account.ts'
import { begunQuery } from '../../core/begun/begun-query.ts'
import { FirstAnswers } from '../../core/lists/FirstAnswers.tsx'
import { keptKey, STATS, TODAY } from '../../core/review/api.ts'
import { DueToday, LoadingDue } from '../../core/review/DueToday.tsx'
import { unfinishedQuery } from '../../core/unfinished/unfinished-query.ts'
import { useSay } from '../../lib/language.ts'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import { Loading } from '../../ui/Skeleton.tsx'
import { DataProvider } from '../DataProvider.tsx'
import { usePageMetadata } from '../page-metadata.ts'
import { NewcomersSample } from '../sample/NewcomersSample.tsx'
import { sampleQuery } from '../sample/sample-query.ts'
import { LatestToday } from '../today/LatestToday.tsx'
import { LeftHere } from '../today/LeftHere.tsx'
import { LoadingGrid, ModuleGrid } from '../today/ModuleGrid.tsx'
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

const ASKED_FIRST = [
  TODAY,
  STATS,
  keptKey('mistakes', 1),
  begunQuery.queryKey,
  unfinishedQuery.queryKey,
  sampleQuery.queryKey,
]

function Today() {
  const { user } = useAccount()
  const say = useSay()
  return (
    <>
      <PageHeader
        title={user?.first_name ? say('shell.welcomeName', { name: user.first_name }) : say('shell.welcome')}
        description={say('shell.welcomeText')}
      />
      <FirstAnswers of={ASKED_FIRST} loading={<LoadingToday />}>
        <DueToday className="mb-6" />
        <LeftHere className="mb-4" />
        <WaitingToday />
        <NewcomersSample />
        <LatestToday />
        <ModuleGrid />
      </FirstAnswers>
    </>
  )
}

const LoadingToday = () => (
  <Loading>
    <LoadingDue className="mb-6" />
    <LoadingGrid />
  </Loading>
)
