import { isModuleId, type ModuleId } from '@lectern/domain/modules'
import { type ComponentType, lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyLectern } from '../../ui/Illustrations.tsx'
import { ArrowLeft } from '../../ui/icons/icons.ts'
import { BreadcrumbFrame } from '../../ui/navigation/Breadcrumbs.tsx'
import { MODULE_SCREENS, type ModuleEntry } from '../module-screens.ts'
import { usePageMetadata } from '../page-metadata.ts'
import { LoadingScreen } from './LoadingScreen.tsx'

const lazyScreen = (load: () => Promise<ModuleEntry>): ComponentType =>
  lazy(async () => ({ default: (await load()).Screen }))

/** One lazy component a module, made once: a new one for each render would forget the screen's state. */
const SCREENS = Object.fromEntries(
  Object.entries(MODULE_SCREENS).map(([id, load]) => [id, lazyScreen(load)]),
) as Record<ModuleId, ComponentType>

/** /module/{moduleId}: the frame around a module, with the way back to all of them. */
export function ModulePage() {
  const { moduleId = '' } = useParams()
  if (!isModuleId(moduleId)) return <ModuleNotFound />
  return <ModuleFrame key={moduleId} id={moduleId} />
}

function ModuleFrame({ id }: { id: ModuleId }) {
  usePageMetadata(id)
  const Screen = SCREENS[id]
  return (
    <BreadcrumbFrame>
      <Suspense fallback={<LoadingScreen />}>
        <Screen />
      </Suspense>
    </BreadcrumbFrame>
  )
}

function ModuleNotFound() {
  const say = useSay()
  usePageMetadata('moduleNotFound')
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-12 text-center">
      <div className="mb-6 w-44 text-ink-faint">
        <EmptyLectern />
      </div>
      <h1 className="text-3xl">{say('shell.moduleNotFound')}</h1>
      <p className="mt-3 text-ink-soft">{say('shell.noModule')}</p>
      <ButtonLink variant="primary" to="/" className="mt-8" icon={<ArrowLeft size={18} aria-hidden />}>
        {say('shell.backToModules')}
      </ButtonLink>
    </div>
  )
}
