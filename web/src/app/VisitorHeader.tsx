import { ButtonLink } from '../ui/Button.tsx'
import { HeaderBar } from './HeaderBar.tsx'

/** The header of a signed-out visitor. */
export function VisitorHeader() {
  return (
    <HeaderBar>
      <ButtonLink to="/login" variant="secondary">
        Sign in
      </ButtonLink>
    </HeaderBar>
  )
}
