import { useState } from 'react'
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { FullScreen } from '../../../ui/navigation/FullScreen.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { CardControls, RoomForControls } from '../../cards/CardControls.tsx'
import type { ShownCard } from '../../cards/shown-card.ts'
import { ChoiceQuestion } from '../asked/ChoiceQuestion.tsx'
import { ReviewSheet } from '../asked/ReviewSheet.tsx'

/** Something that was missed; with options, one of them is chosen. */
export interface MissedCard extends ShownCard {
  options?: readonly string[]
  explanation?: string | null
}

interface PracticeMissedProps {
  /** Where it is not those that were missed. */
  title?: string
  cards: readonly MissedCard[]
  /** Told of each answer. */
  onAnswer?: (card: MissedCard, isKnown: boolean) => void
  /** Each was known once; else as when it is ended before. */
  onAllKnown?: () => void
  onDone: () => void
}

/** The cards that were missed, until each was known once. Nothing of it is recorded. */
export function PracticeMissed({ title, cards, onAnswer, onAllKnown, onDone }: PracticeMissedProps) {
  const say = useSay()
  const [left, setLeft] = useState(cards)
  const [turns, setTurns] = useState(0)
  const card = left[0]
  if (!card) return null

  const go = (isKnown: boolean) => {
    const others = left.slice(1)
    onAnswer?.(card, isKnown)
    setLeft(isKnown ? others : [...others, card])
    setTurns(turns + 1)
    if (isKnown && others.length === 0) (onAllKnown ?? onDone)()
  }
  const { options = [], explanation = null } = card
  return (
    <>
      <FullScreen />
      <PageHeader
        title={title ?? say('review.missedCards')}
        description={`${say('review.leftToPractise', { count: left.length })}${say('ui.between')}${say('review.practiceNote')}`}
        end={{ label: say('review.endPractice'), onEnd: onDone }}
      />
      {options.length > 0 ? (
        <ChoiceQuestion
          key={turns}
          card={{ ...card, options, explanation }}
          hasKeys
          onAnswer={(grade) => go(grade > 1)}
        />
      ) : (
        <TurnedCard key={turns} card={card} isFirst={turns === 0} onAnswer={go} />
      )}
    </>
  )
}

const KEYS = { ' ': 'turn', '1': 'again', '2': 'known' } as const

interface TurnedCardProps {
  card: MissedCard
  isFirst: boolean
  onAnswer: (isKnown: boolean) => void
}

/** Turn the card over, then say whether it was known. */
function TurnedCard({ card, isFirst, onAnswer }: TurnedCardProps) {
  const say = useSay()
  const [isRevealed, setRevealed] = useState(false)
  useShortcuts(KEYS, true, (shortcut) => {
    if (!isRevealed) return shortcut === 'turn' ? setRevealed(true) : undefined
    onAnswer(shortcut !== 'again')
  })
  return (
    <>
      <ReviewSheet card={card} isRevealed={isRevealed} />
      <RoomForControls />
      <CardControls
        key={String(isRevealed)}
        label={say(isRevealed ? 'review.howWell' : 'review.theQuestion')}
        isFirst={isFirst && !isRevealed}
        columns={2}
      >
        {isRevealed ? (
          <>
            <Button size="lg" className="min-h-14" onClick={() => onAnswer(false)}>
              <span className="text-poor">{say('review.again')}</span> <KeyHint>1</KeyHint>
            </Button>
            <Button size="lg" className="min-h-14" onClick={() => onAnswer(true)}>
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
