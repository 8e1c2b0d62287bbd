import { Link } from 'react-router'
import { Notice } from '../../ui/Notice.tsx'

/** How many credits are missing, and the way to more. */
export const TooFewCredits = ({ text }: { text: string }) => (
  <Notice tone="poor">
    {text}{' '}
    <Link to="/profile" className="text-link">
      Purchase Credits
    </Link>
  </Notice>
)
