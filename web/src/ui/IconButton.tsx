import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Spinner } from './Spinner.tsx'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string
  /** A lucide icon, 20 px. */
  icon: ReactNode
  isDanger?: boolean
  /** Work is under way: shows a spinner, stays focusable, ignores presses. */
  isLoading?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The look of such a button, for a link that shows an icon alone. */
export const iconButtonClass = (isDanger = false): string =>
  classNames(
    'control-square inline-flex shrink-0 items-center justify-center rounded-ui text-ink-soft transition-colors',
    'duration-100 disabled:opacity-50',
    isDanger ? 'hover:bg-poor-soft hover:text-poor' : 'hover:bg-sunken hover:text-ink',
  )

/** A square button that shows an icon alone. */
export function IconButton({
  label,
  icon,
  isDanger = false,
  isLoading = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(iconButtonClass(isDanger), className)}
      aria-disabled={isLoading || rest['aria-disabled']}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
    >
      {isLoading ? <Spinner /> : icon}
    </button>
  )
}
