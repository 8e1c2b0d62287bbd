import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { useShortcuts } from '../../lib/use-shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import { CardControls, RoomForControls } from '../cards/CardControls.tsx'
import { CardSheet } from '../cards/CardSheet.tsx'

interface PracticeMissedProps {
  /** Where it is not those that were missed. */
  title?: string
  cards: readonly { id: number; question: string; answer: string }[]
  onDone: () => void
}

const KEYS = { ' ': 'turn', '1': 'again', '2': 'known' } as const

/** The cards that were missed, until each was known once. Nothing of it is recorded. */
export function PracticeMissed({ title, cards, onDone }: PracticeMissedProps) {
  const say = useSay()
  const [left, setLeft] = useState(cards)
  const [turns, setTurns] = useState(0)
  const [isRevealed, setRevealed] = useState(false)
  const card = left[0]

  const go = (isKnown: boolean) => {
    if (!card || !isRevealed) return
    const others = left.slice(1)
    setLeft(isKnown ? others : [...others, card])
    setTurns(turns + 1)
    setRevealed(false)
    if (isKnown && others.length === 0) onDone()
  }
  useShortcuts(KEYS, card !== undefined, (shortcut) => {
    if (shortcut === 'turn') return isRevealed ? go(true) : setRevealed(true)
    go(shortcut === 'known')
  })
  if (!card) return null
  return (
    <>
      <PageHeader
        title={title ?? say('review.missedCards')}
        description={`${say('review.left', { count: left.length })} · ${say('review.practiceNote')}`}
      />
      <CardSheet
        card={card}
        isRevealed={isRevealed}
        labels={{ question: say('review.questionSide'), answer: say('review.answerSide') }}
      />
      <RoomForControls />
      <CardControls
        key={`${turns} ${isRevealed}`}
        label={say(isRevealed ? 'review.howWell' : 'review.theQuestion')}
        isFirst={false}
        columns={2}
      >
        {isRevealed ? (
          <>
            <Button size="lg" className="min-h-14" onClick={() => go(false)}>
              <span className="text-poor">{say('review.again')}</span> <KeyHint>1</KeyHint>
            </Button>
            <Button size="lg" className="min-h-14" onClick={() => go(true)}>
              {say('review.gotIt')} <KeyHint>2</KeyHint>
            </Button>
          </>
        ) : (
          <Button variant="primary" size="lg" className="col-span-2 min-h-14" onClick={() => setRevealed(true)}>
            {say('review.showAnswer')} <KeyHint>{say('review.spaceKey')}</KeyHint>
          </Button>
        )}
      </CardControls>
    </>
  )
}
