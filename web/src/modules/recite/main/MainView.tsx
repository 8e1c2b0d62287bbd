import { History, Plus } from 'lucide-react'
import { WaitingRuns } from '../../../core/generation/WaitingRuns.tsx'
import { MenuCard } from '../../../ui/MenuCard.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { cardRuns } from '../generation.ts'
import { OpenStudies } from '../OpenStudies.tsx'
import type { OpenView } from '../use-view.ts'

/** The menu of the module, and whatever the student left unfinished. */
export function MainView({ openView }: { openView: OpenView }) {
  return (
    <>
      <PageHeader
        title="Flashcards"
        description="Turn your material into cards, keep the ones you want, and study them against the clock."
      />
      <WaitingRuns module="recite" driven={cardRuns.store} className="mb-6" />
      <OpenStudies openView={openView} />
      <div className="grid gap-5 sm:grid-cols-2">
        <MenuCard
          title="Create New Set"
          text="Upload a document or paste your notes. You see the price before anything is made."
          icon={<Plus aria-hidden />}
          isMain
          onOpen={() => openView({ name: 'upload' })}
        />
        <MenuCard
          title="Study History"
          text="Your sets and latest scores: study a set again, edit its cards, or tidy up."
          icon={<History aria-hidden />}
          onOpen={() => openView({ name: 'history' })}
        />
      </div>
    </>
  )
}
