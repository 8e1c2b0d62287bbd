import type { QueryKey } from '@tanstack/react-query'
import { useAccount } from '../../core/account/use-account.ts'
import { begunQuery } from '../../core/begun/begun-query.ts'
import { FirstAnswers } from '../../core/lists/FirstAnswers.tsx'
import { useMissingAnswers } from '../../core/lists/use-missing-answers.ts'
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
import { NotLoaded } from '../today/NotLoaded.tsx'
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

const MISTAKES = keptKey('mistakes', 1)
/** What the student comes for: where it is missing, that is said. The sample is an offer. */
const OWN = [TODAY, begunQuery.queryKey, unfinishedQuery.queryKey, MISTAKES, STATS]
const ASKED_FIRST = [...OWN, sampleQuery.queryKey]

function Today() {
  const { user } = useAccount()
  const say = useSay()
  const { isMissing, askAgain: onAskAgain, isAsking, isWaiting } = useMissingAnswers(OWN)
  const asking = { isAsking, isWaiting, onAskAgain }
  const isAllMissing = OWN.every(isMissing)
  const isSomeMissing = (...keys: readonly QueryKey[]) => !isAllMissing && keys.some(isMissing)
  return (
    <>
      <PageHeader
        title={user?.first_name ? say('shell.welcomeName', { name: user.first_name }) : say('shell.welcome')}
        description={say('shell.welcomeText')}
      />
      <FirstAnswers of={ASKED_FIRST} loading={<LoadingToday />}>
        {isAllMissing && <NotLoaded {...asking} text={say('today.notLoaded')} className="mb-6" />}
        {isSomeMissing(TODAY) && <NotLoaded {...asking} text={say('today.dueNotLoaded')} className="mb-6" />}
        <DueToday className="mb-6" />
        {isSomeMissing(begunQuery.queryKey, unfinishedQuery.queryKey) && (
          <NotLoaded {...asking} text={say('today.begunNotLoaded')} className="mb-4" />
        )}
        <LeftHere className="mb-4" />
        <WaitingToday />
        <NewcomersSample />
        {isSomeMissing(MISTAKES, STATS) && (
          <NotLoaded {...asking} text={say(missingLatest(isMissing(MISTAKES), isMissing(STATS)))} className="mb-10" />
        )}
        <LatestToday />
        <ModuleGrid />
      </FirstAnswers>
    </>
  )
}

const missingLatest = (isMistakesMissing: boolean, isWeekMissing: boolean) => {
  if (isMistakesMissing && isWeekMissing) return 'today.latestNotLoaded'
  return isMistakesMissing ? 'today.mistakesNotLoaded' : 'today.weekNotLoaded'
}

const LoadingToday = () => (
  <Loading>
    <LoadingDue className="mb-6" />
    <LoadingGrid />
  </Loading>
)
