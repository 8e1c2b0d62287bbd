import { Link, type LinkProps } from 'react-router'
import { classNames } from '../lib/class-names.ts'
import { type ButtonLooks, buttonClass } from './Button.tsx'

/** A link to another page that looks like a button. Apart from Button, which the landing page loads without a router. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLooks & LinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClass(variant, size), className)}>
      {icon}
      {children}
    </Link>
  )
}
