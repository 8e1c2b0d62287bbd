import { Link } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { Notice } from '../../ui/Notice.tsx'

/** How many credits are missing, and the way to more. */
export function TooFewCredits({ text }: { text: string }) {
  const say = useSay()
  return (
    <Notice tone="poor">
      {text}
      {say('ui.sentenceGap')}
      <Link to="/profile" className="text-link">
        {say('credits.purchase')}
      </Link>
    </Notice>
  )
}
