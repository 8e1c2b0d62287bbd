import { MODULES, type ModuleId } from '@lectern/domain/modules'
import { Link } from 'react-router'
import { useAccount } from '../../core/account/use-account.ts'
import { CHUNKED_MODULES } from '../../core/generation/runs-api.ts'
import { WaitingRuns } from '../../core/generation/WaitingRuns.tsx'
import { DueToday } from '../../core/review/DueToday.tsx'
import { UnfinishedWork } from '../../core/unfinished/UnfinishedWork.tsx'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import { DataProvider } from '../DataProvider.tsx'
import { MODULE_FACES } from '../module-faces.tsx'
import { usePageMetadata } from '../page-metadata.ts'
import { ocrWindowStore, openOcrWindow } from '../windows/ocr-window.ts'

/** How many of the modules stand in rows of three; the two that follow share a row (requirements/platform.md#home). */
const NAMED_CARDS = 6

/** The module overview: what a student sees after signing in. */
export function HomePage() {
  usePageMetadata('home')
  const { user } = useAccount()
  const say = useSay()
  const isOcrOpen = useStore(ocrWindowStore, Boolean)
  return (
    <>
      <PageHeader
        title={user?.first_name ? say('shell.welcomeName', { name: user.first_name }) : say('shell.welcome')}
        description={say('shell.welcomeText')}
      />
      {/* The page stands apart from those that have data of their own. */}
      <DataProvider>
        <DueToday className="mb-6" />
        <UnfinishedWork isOcrOpen={isOcrOpen} onOpenOcr={openOcrWindow} className="mb-4" />
        {CHUNKED_MODULES.map((module) => (
          <WaitingRuns key={module} module={module} />
        ))}
      </DataProvider>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6">
        {MODULES.map((id, index) => (
          <li key={id} className={index < NAMED_CARDS ? 'lg:col-span-2' : 'lg:col-span-3'}>
            <ModuleCard id={id} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ModuleCard({ id }: { id: ModuleId }) {
  const say = useSay()
  const { Icon, price } = MODULE_FACES[id]
  return (
    <Link
      to={`/module/${id}`}
      className={classNames(
        'group flex h-full gap-4 rounded-ui border border-line bg-surface p-5 transition-colors duration-100',
        'hover:border-accent sm:flex-col sm:gap-0 sm:p-6',
      )}
    >
      <Icon size={26} strokeWidth={1.5} className="shrink-0 text-accent max-sm:mt-0.5 sm:mb-5" aria-hidden />
      <span className="flex grow flex-col">
        <span className="font-semibold font-serif text-xl group-hover:text-accent">{say(`modules.${id}`)}</span>
        <span className="mt-1 text-ink-soft">{say(`modules.${id}Summary`)}</span>
        <span className="mt-auto pt-3 text-ink-faint text-xs">{say(price)}</span>
      </span>
    </Link>
  )
}
