import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** A titled part of the profile: on wide screens its title stands in a column of its own. */
export function ProfileSection({ title, description, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-line border-t py-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-10"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {description && <p className="mt-1 max-w-prose text-ink-soft text-sm">{description}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
