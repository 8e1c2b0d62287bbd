import { Link } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { cancelGeneration, type Generation, retryGeneration } from '../generation.ts'

/** Why a run stopped, and what can be done: try again, keep what was found, or go back to the material. */
export function StoppedNotice({ generation }: { generation: Generation }) {
  const { error, cards, isShortOfCredits } = generation
  return (
    <Notice tone="poor" role="alert" title={cards.length > 0 ? 'No more cards were made' : 'No cards were made'}>
      <p>{error}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={retryGeneration}>
          Try again
        </Button>
        <Button onClick={() => void cancelGeneration()}>
          {cards.length > 0 ? `Keep the ${cards.length} Found` : 'Back to the Content'}
        </Button>
        {isShortOfCredits && (
          <Link to="/profile" className="text-link">
            Purchase Credits
          </Link>
        )}
      </div>
    </Notice>
  )
}
