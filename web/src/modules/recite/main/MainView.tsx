import { History, Plus } from 'lucide-react'
import { WaitingRuns } from '../../../core/generation/WaitingRuns.tsx'
import { DueToday } from '../../../core/review/DueToday.tsx'
import { useSay } from '../../../lib/language.ts'
import { MenuCard } from '../../../ui/navigation/MenuCard.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { cardRuns } from '../generation.ts'
import { OpenStudies } from '../OpenStudies.tsx'
import type { OpenView } from '../use-view.ts'

/** The menu of the module, and whatever the student left unfinished. */
export function MainView({ openView }: { openView: OpenView }) {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('recite.title')} description={say('recite.description')} />
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
    </>
  )
}
