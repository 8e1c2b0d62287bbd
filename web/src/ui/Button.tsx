import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink-soft hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-soft',
  danger: 'border border-poor-fill bg-surface text-poor hover:bg-poor-soft',
}

const SIZES: Record<ButtonSize, string> = {
  md: 'control px-4 py-1.5 text-sm',
  lg: 'min-h-12 px-6 py-2.5 text-base',
}

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-ui font-sans font-medium transition-colors duration-100 ' +
  'disabled:opacity-50 aria-disabled:opacity-60'

/** The look of a button, for the few things that are pressed but are no <button>. */
export const buttonClass = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string =>
  classNames(SHAPE, VARIANTS[variant], SIZES[size])

export interface ButtonLooks {
  /** 'primary' for the one main action of a screen. Default 'secondary'. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** A lucide icon in front of the text. */
  icon?: ReactNode
}

export interface ButtonProps extends ButtonLooks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: shows a spinner, stays focusable, ignores presses. */
  isLoading?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. Type 'button' unless said otherwise; while loading it keeps its place, its text and the focus. */
export function Button({
  variant,
  size,
  icon,
  isLoading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isLoading ? 'button' : type}
      className={classNames(buttonClass(variant, size), className)}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
    >
      {isLoading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
