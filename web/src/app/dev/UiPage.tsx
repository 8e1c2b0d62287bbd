import { ControlShowcase } from './ControlShowcase.tsx'
import { StateShowcase } from './StateShowcase.tsx'
import { TypeShowcase } from './TypeShowcase.tsx'

/** Every component of the design system in every state, in both themes side by side. Not part of production. */
export function UiPage() {
  return (
    <main>
      <h1 className="sr-only">Design system</h1>
      <div className="grid min-[100rem]:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="bg-paper px-4 py-10 text-ink sm:px-10">
            <div className="mx-auto flex max-w-3xl flex-col gap-12">
              <TypeShowcase theme={theme} />
              <ControlShowcase />
              <StateShowcase />
            </div>
          </div>
        ))}
      </div>
    </main>
  )
}
