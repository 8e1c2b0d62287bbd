import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { iconButtonClass } from './IconButton.tsx'

interface IconLinkProps {
  to: string
  /** Where it leads, in words: its accessible name and its tooltip. */
  label: string
  /** A lucide icon. */
  icon: ReactNode
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** A link to another page that shows an icon alone. Apart from IconButton, which the landing page loads without a router. */
export const IconLink = ({ to, label, icon, onClick }: IconLinkProps) => (
  <Link to={to} aria-label={label} title={label} className={iconButtonClass()} onClick={onClick}>
    {icon}
  </Link>
)
