import type { ReactNode } from 'react'

interface MenuCardProps {
  title: string
  /** What is there, in a sentence or two. */
  text: string
  /** A lucide icon. */
  icon: ReactNode
  /** The one main action of the screen. */
  isMain?: boolean
  onOpen: () => void
}

/** A way into a part of a module, on its menu. */
export function MenuCard({ title, text, icon, isMain = false, onOpen }: MenuCardProps) {
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
