import { LECTURE_LIMIT_BYTES } from '@lectern/domain/lecture'
import { MEGABYTE } from '@lectern/domain/prices'
import { formatCount } from '@lectern/domain/words'
import { History, Plus } from 'lucide-react'
import { MenuCard } from '../../../ui/MenuCard.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StorageBar } from '../../../ui/StorageBar.tsx'
import { useStats } from '../api.ts'
import { UnfinishedLectures } from '../UnfinishedLectures.tsx'
import type { OpenView } from '../use-view.ts'

const GUIDELINES = [
  `One PDF of at most ${LECTURE_LIMIT_BYTES / MEGABYTE} MB: slides, a script, a chapter. Each started megabyte costs 1 credit.`,
  'It is explained in sections, each with the pages that it explains, their own words, and questions to check yourself.',
  'You may leave while it is processed: it goes on, and appears in your history. If it fails, your credits come back.',
]

/** The menu of the module: what to know, the two ways on, and what is there already. */
export function MainView({ openView }: { openView: OpenView }) {
  return (
    <>
      <PageHeader title="Lecture" description="Have a lecture PDF explained section by section, beside its pages." />
      <UnfinishedLectures className="mb-6" />
      <div className="grid gap-5 sm:grid-cols-2">
        <MenuCard
          title="Generate Content"
          text="Upload a PDF. You see the price before anything is processed."
          icon={<Plus aria-hidden />}
          isMain
          onOpen={() => openView({ name: 'upload' })}
        />
        <MenuCard
          title="Lecture History"
          text="Read your lectures again, look at their PDFs, or tidy up."
          icon={<History aria-hidden />}
          onOpen={() => openView({ name: 'history' })}
        />
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
        <section>
          <h2 className="text-xl">Guidelines</h2>
          <ul className="mt-3 flex max-w-2xl list-disc flex-col gap-2 ps-5 text-ink-soft">
            {GUIDELINES.map((guideline) => (
              <li key={guideline}>{guideline}</li>
            ))}
          </ul>
        </section>
        <Totals />
      </div>
    </>
  )
}

function Totals() {
  const { data: stats } = useStats()
  if (!stats || stats.lecture_count === 0) return null
  const figures = [
    [stats.lecture_count, stats.lecture_count === 1 ? 'lecture' : 'lectures'],
    [stats.page_count, stats.page_count === 1 ? 'page' : 'pages'],
    [stats.section_count, stats.section_count === 1 ? 'section' : 'sections'],
    [stats.credits_spent, stats.credits_spent === 1 ? 'credit spent' : 'credits spent'],
  ] as const
  return (
    <section>
      <h2 className="text-xl">So far</h2>
      <ul className="mt-3 mb-6 grid grid-cols-2 gap-x-6 gap-y-2 text-ink-soft text-sm">
        {figures.map(([count, what]) => (
          <li key={what}>
            <strong className="font-semibold text-ink text-lg tabular-nums">{formatCount(count)}</strong> {what}
          </li>
        ))}
      </ul>
      <StorageBar usedMb={stats.storage_mb} limitMb={stats.storage_limit_mb} />
    </section>
  )
}
