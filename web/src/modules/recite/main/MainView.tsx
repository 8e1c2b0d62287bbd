import { runsKey } from '../../../core/generation/runs-api.ts'
import { WaitingRuns } from '../../../core/generation/WaitingRuns.tsx'
import { FirstAnswers } from '../../../core/lists/FirstAnswers.tsx'
import { TODAY } from '../../../core/review/api.ts'
import { DueToday, LoadingDue } from '../../../core/review/DueToday.tsx'
import { useSay } from '../../../lib/language.ts'
import { History, Plus } from '../../../ui/icons/icons.ts'
import { LoadingMenu } from '../../../ui/navigation/LoadingMenu.tsx'
import { MenuCard } from '../../../ui/navigation/MenuCard.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { Loading } from '../../../ui/Skeleton.tsx'
import { OPEN_STUDIES } from '../api.ts'
import { cardRuns } from '../generation.ts'
import { OpenStudies } from '../OpenStudies.tsx'
import type { OpenView } from '../use-view.ts'

const ASKED_FIRST = [TODAY, runsKey('recite'), OPEN_STUDIES]

/** The menu of the module, and whatever the student left unfinished. */
export function MainView({ openView }: { openView: OpenView }) {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('recite.title')} description={say('recite.description')} />
      <FirstAnswers of={ASKED_FIRST} loading={<LoadingMain />}>
        <DueToday className="mb-6" />
        <WaitingRuns module="recite" driven={cardRuns.store} className="mb-6" />
        <OpenStudies openView={openView} />
        <div className="grid gap-5 sm:grid-cols-2">
          <MenuCard
            title={say('recite.createNewSet')}
            text={say('recite.createNewSetText')}
            icon={<Plus aria-hidden />}
            isMain
            onOpen={() => openView({ name: 'upload' })}
          />
          <MenuCard
            title={say('recite.history')}
            text={say('recite.historyText')}
            icon={<History aria-hidden />}
            onOpen={() => openView({ name: 'history' })}
          />
        </div>
      </FirstAnswers>
    </>
  )
}

const LoadingMain = () => (
  <Loading>
    <LoadingDue className="mb-6" />
    <LoadingMenu />
  </Loading>
)
