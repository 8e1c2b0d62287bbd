import { useSiteConfig } from '../../core/site/use-site-config.ts'
import { DataProvider } from '../DataProvider.tsx'
import { LoadingScreen } from '../pages/LoadingScreen.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { ControlShowcase } from './ControlShowcase.tsx'
import { StateShowcase } from './StateShowcase.tsx'
import { TypeShowcase } from './TypeShowcase.tsx'

/** Every component of the design system in every state, in both themes side by side. Closed in production. */
export function UiPage() {
  return (
    <DataProvider>
      <OutsideProduction />
    </DataProvider>
  )
}

function OutsideProduction() {
  const config = useSiteConfig()
  if (!config) return <LoadingScreen />
  if (config.is_production) return <NotFoundPage />
  return (
    <>
      <h1 className="sr-only">Design system</h1>
      <div className="grid min-[100rem]:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="bg-paper px-4 py-10 text-ink sm:px-10">
            <div className="mx-auto flex max-w-3xl flex-col gap-12">
              <TypeShowcase theme={theme} />
              <ControlShowcase theme={theme} />
              <StateShowcase />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
