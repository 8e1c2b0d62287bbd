import { LECTURE_LIMIT_BYTES } from '@lectern/domain/lecture'
import { MEGABYTE } from '@lectern/domain/prices'
import { message } from '@lectern/texts/message'
import { FirstAnswers } from '../../../core/lists/FirstAnswers.tsx'
import { useSay } from '../../../lib/language.ts'
import { StorageBar } from '../../../ui/figures/StorageBar.tsx'
import { History, Plus } from '../../../ui/icons/icons.ts'
import { LoadingMenu } from '../../../ui/navigation/LoadingMenu.tsx'
import { MenuCard } from '../../../ui/navigation/MenuCard.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { Loading } from '../../../ui/Skeleton.tsx'
import { UNFINISHED, useStats } from '../api.ts'
import { UnfinishedLectures } from '../UnfinishedLectures.tsx'
import type { OpenView } from '../use-view.ts'

const GUIDELINES = [
  message('lecture.guidelineFile', { megabytes: LECTURE_LIMIT_BYTES / MEGABYTE }),
  message('lecture.guidelineSections'),
  message('lecture.guidelineLeave'),
]

/** The menu of the module: what to know, the two ways on, and what is there already. */
export function MainView({ openView }: { openView: OpenView }) {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('lecture.title')} description={say('lecture.description')} />
      <FirstAnswers of={[UNFINISHED]} loading={<LoadingMain />}>
        <UnfinishedLectures className="mb-6" />
        <div className="grid gap-5 sm:grid-cols-2">
          <MenuCard
            title={say('lecture.generate')}
            text={say('lecture.generateText')}
            icon={<Plus aria-hidden />}
            isMain
            onOpen={() => openView({ name: 'upload' })}
          />
          <MenuCard
            title={say('lecture.history')}
            text={say('lecture.historyText')}
            icon={<History aria-hidden />}
            onOpen={() => openView({ name: 'history' })}
          />
        </div>
        <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
          <section>
            <h2 className="text-xl">{say('lecture.guidelines')}</h2>
            <ul className="mt-3 flex max-w-2xl list-disc flex-col gap-2 ps-5 text-ink-soft">
              {GUIDELINES.map((guideline) => (
                <li key={guideline.id}>{say(guideline)}</li>
              ))}
            </ul>
          </section>
          <Totals />
        </div>
      </FirstAnswers>
    </>
  )
}

const LoadingMain = () => (
  <Loading>
    <LoadingMenu />
  </Loading>
)

function Totals() {
  const say = useSay()
  const { data: stats } = useStats()
  if (!stats || stats.lecture_count === 0) return null
  const figures = [
    [stats.lecture_count, 'lecture.lectures'],
    [stats.page_count, 'lecture.pagesCounted'],
    [stats.section_count, 'lecture.sectionsCounted'],
    [stats.credits_spent, 'lecture.creditsSpent'],
  ] as const
  return (
    <section>
      <h2 className="text-xl">{say('lecture.soFar')}</h2>
      <ul className="mt-3 mb-6 grid grid-cols-2 gap-x-6 gap-y-2 text-ink-soft text-sm">
        {figures.map(([count, what]) => (
          <li key={what} className="tabular-nums">
            {say(what, { count })}
          </li>
        ))}
      </ul>
      <StorageBar usedMb={stats.storage_mb} limitMb={stats.storage_limit_mb} />
    </section>
  )
}
