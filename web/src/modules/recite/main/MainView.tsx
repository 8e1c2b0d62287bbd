import { History, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { OpenView } from '../use-view.ts'
import { WorkInProgress } from '../WorkInProgress.tsx'

/** The menu of the module, and whatever the student left unfinished. */
export function MainView({ openView }: { openView: OpenView }) {
  return (
    <>
      <PageHeader
        title="Flashcards"
        description="Turn your material into cards, keep the ones you want, and study them against the clock."
      />
      <WorkInProgress openView={openView} className="mb-6" />
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

interface MenuCardProps {
  title: string
  text: string
  icon: ReactNode
  isMain?: boolean
  onOpen: () => void
}

function MenuCard({ title, text, icon, isMain = false, onOpen }: MenuCardProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group flex items-start gap-4 rounded-ui border border-line bg-surface p-6 text-start transition-colors duration-100 hover:border-accent sm:p-8"
    >
      <span
        className={`flex size-11 shrink-0 items-center justify-center rounded-full ${
          isMain ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent'
        }`}
      >
        {icon}
      </span>
      <span>
        <span className="block font-semibold font-serif text-xl group-hover:text-accent">{title}</span>
        <span className="mt-1 block text-ink-soft">{text}</span>
      </span>
    </button>
  )
}
