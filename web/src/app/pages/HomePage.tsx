import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../core/account/use-account.ts'
import { CHUNKED_MODULES } from '../../core/generation/runs-api.ts'
import { WaitingRuns } from '../../core/generation/WaitingRuns.tsx'
import { DueToday } from '../../core/review/DueToday.tsx'
import { LastWeek } from '../../core/review/LastWeek.tsx'
import type { MissedCard } from '../../core/review/PracticeMissed.tsx'
import { YourMistakes } from '../../core/review/YourMistakes.tsx'
import { UnfinishedWork } from '../../core/unfinished/UnfinishedWork.tsx'
import { useSay, withTexts } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { FullScreen } from '../../ui/navigation/FullScreen.tsx'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import { DataProvider } from '../DataProvider.tsx'
import { usePageMetadata } from '../page-metadata.ts'
import { LeftHere } from '../today/LeftHere.tsx'
import { ModuleGrid } from '../today/ModuleGrid.tsx'
import { ocrWindowStore, openOcrWindow } from '../windows/ocr-window.ts'
import { LoadingScreen } from './LoadingScreen.tsx'

const PracticeMissed = lazy(() =>
  withTexts(import('../../core/review/PracticeMissed.tsx'), 'cards', 'places').then(({ PracticeMissed }) => ({
    default: PracticeMissed,
  })),
)

/** Today: what is due, what was begun, what was missed and the last days, above the modules (requirements/platform.md#home). */
export function HomePage() {
  usePageMetadata('home')
  const [missed, setMissed] = useState<readonly MissedCard[] | null>(null)
  return (
    // The page stands apart from those that have data of their own.
    <DataProvider>
      {missed ? (
        <Suspense
          fallback={
            <>
              <FullScreen />
              <LoadingScreen />
            </>
          }
        >
          <PracticeMissed cards={missed} onDone={() => setMissed(null)} />
        </Suspense>
      ) : (
        <Today onPractise={setMissed} />
      )}
    </DataProvider>
  )
}

function Today({ onPractise }: { onPractise: (missed: readonly MissedCard[]) => void }) {
  const { user } = useAccount()
  const say = useSay()
  const isOcrOpen = useStore(ocrWindowStore, Boolean)
  return (
    <>
      <PageHeader
        title={user?.first_name ? say('shell.welcomeName', { name: user.first_name }) : say('shell.welcome')}
        description={say('shell.welcomeText')}
      />
      <DueToday className="mb-6" />
      <LeftHere className="mb-4" />
      <UnfinishedWork isOcrOpen={isOcrOpen} onOpenOcr={openOcrWindow} className="mb-4" />
      {CHUNKED_MODULES.map((module) => (
        <WaitingRuns key={module} module={module} />
      ))}
      <div className="mb-10 grid grid-cols-1 items-start gap-x-12 gap-y-8 empty:hidden lg:grid-cols-2">
        <YourMistakes onPractise={onPractise} />
        <LastWeek />
      </div>
      <ModuleGrid />
    </>
  )
}
