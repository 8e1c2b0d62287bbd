import { MODULES, type ModuleId } from '@lectern/domain/modules'
import { Link } from 'react-router'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { SkeletonCard } from '../../ui/Skeleton.tsx'
import { MODULE_FACES } from '../module-faces.tsx'

/** How many of the modules stand in rows of three; the two that follow share a row (requirements/platform.md#home). */
const NAMED_CARDS = 6

/** Every module, with what it is for and what it costs. */
export const ModuleGrid = () => (
  <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6">
    {MODULES.map((id, index) => (
      <li key={id} className={index < NAMED_CARDS ? 'lg:col-span-2' : 'lg:col-span-3'}>
        <ModuleCard id={id} />
      </li>
    ))}
  </ul>
)

/** The place of the grid: a card for each module, of its size. */
export const LoadingGrid = () => (
  <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-6">
    {MODULES.map((id, index) => (
      <SkeletonCard
        key={id}
        className={classNames('h-38 sm:h-50', index < NAMED_CARDS ? 'lg:col-span-2' : 'lg:col-span-3')}
      />
    ))}
  </div>
)

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
