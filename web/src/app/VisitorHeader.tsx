import { useLocation } from 'react-router'
import { ButtonLink } from '../ui/Button.tsx'
import { HeaderBar } from './HeaderBar.tsx'

/** The header of a signed-out visitor. */
export function VisitorHeader() {
  const { pathname } = useLocation()
  return <HeaderBar>{pathname !== '/login' && <ButtonLink to="/login">Sign in</ButtonLink>}</HeaderBar>
}
