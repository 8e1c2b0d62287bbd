import type { MaterialItem } from '@lectern/contract/materials'
import type { MessageId } from '@lectern/texts/message'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PricePanel } from '../../core/credits/PricePanel.tsx'
import { type MadeThings, WillBeMadeBy } from '../../core/generation/MadeByNotice.tsx'
import { useChosenText } from '../../core/library/chosen-text.ts'
import { noTranscriptText } from '../../core/library/material-facts.ts'
import { useSiteConfig } from '../../core/site/use-site-config.ts'
import { focusHeading } from '../../lib/keyboard/keep-focus.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { creditsText } from '../../ui/Price.tsx'
import { SkeletonCards } from '../../ui/Skeleton.tsx'
import { toastInfo } from '../../ui/toasts/toasts.ts'
import { MODULE_FACES } from '../module-faces.tsx'
import { type Making, type Offer, useOffers } from './offers.ts'
import { startMaking } from './start-making.ts'

const LABELS = {
  recite: 'library.makeCards',
  notes: 'library.makeNotes',
  exam: 'library.makeExam',
  lecture: 'library.makeLecture',
} as const satisfies Record<Making, MessageId>

const MADE = {
  recite: 'flashcards',
  notes: 'notes',
  exam: 'questions',
  lecture: 'explanations',
} as const satisfies Record<Making, MadeThings>

/** Sent part by part: what was not sent when the tab closes waits to be gone on with. */
const SENT_BY_TAB: readonly Making[] = ['recite', 'notes']

/** What can be made of a material, each with its price; several are chosen and begun together. */
export function MakeSheet({ material }: { material: MaterialItem }) {
  const say = useSay()
  const text = useChosenText(material, null)
  const hasText = material.word_count > 0
  if (text.isError)
    return (
      <ErrorState message={say('create.textFailed')} onRetry={() => void text.refetch()} isRetrying={text.isFetching} />
    )
  if (hasText && text.data === undefined) return <SkeletonCards label={say('library.loadingMaterial')} />
  return <Choice material={material} text={text.data} />
}

/** The page that follows what is made alone, and opens it once it is there. */
const WHERE_MADE = {
  recite: '/module/recite?view=generate',
  notes: '/module/notes?view=generate',
  exam: '/module/exam',
  lecture: '/module/lecture?view=upload',
} as const satisfies Record<Making, string>

function Choice({ material, text }: { material: MaterialItem; text: string | undefined }) {
  const say = useSay()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const config = useSiteConfig()
  const madeBy = config?.ai.made_by
  const offers = useOffers(material, text)
  const [wanted, setWanted] = useState<ReadonlySet<Making>>(() => canBeMade(offers, 'recite'))
  // What is refused meanwhile is wanted no longer: it would be chosen, and paid, again once it can be made.
  const refused = offers.filter(({ making, refusal }) => wanted.has(making) && refusal !== null)
  if (refused.length > 0) setWanted(new Set([...wanted].filter((one) => !refused.some(({ making }) => making === one))))
  const chosen = offers.filter(({ making, refusal }) => wanted.has(making) && refusal === null)
  const isCounting = chosen.some(({ credits }) => credits === null)
  const total = chosen.reduce((sum, { credits }) => sum + (credits ?? 0), 0)
  const toggle = (making: Making, isWanted: boolean) => {
    const others = [...wanted].filter((one) => one !== making)
    setWanted(new Set(isWanted ? [...others, making] : others))
  }
  const make = () => {
    startMaking(material, text ?? '', chosen)
    setWanted(new Set())
    const [alone] = chosen
    if (alone && chosen.length === 1) return void navigate(WHERE_MADE[alone.making])
    // What becomes of them stands above, and what was pressed cannot be pressed again.
    window.scrollTo({ top: 0 })
    focusHeading()
    const isSentByTab = chosen.some(({ making }) => SENT_BY_TAB.includes(making))
    toastInfo(
      isSentByTab ? `${say('create.begun')}${say('ui.sentenceGap')}${say('generation.stays')}` : say('create.started'),
    )
    void queries.invalidateQueries({ queryKey: ['unfinished'] })
  }
  return (
    <Panel title={say('create.whatToMake')} description={say('create.whatToMakeText')}>
      {!text && (
        <div className="mb-4">
          <Notice>{say(material.kind === 'recording' ? noTranscriptText(config) : 'create.noText')}</Notice>
        </div>
      )}
      {offers.length > 0 && (
        <div className="flex max-w-2xl flex-col gap-6">
          <ul aria-label={say('create.whatToMake')} className="divide-y divide-line border-line border-y">
            {offers.map((offer) => (
              <li key={offer.making} className="py-1">
                <OfferBox
                  offer={offer}
                  isChosen={chosen.includes(offer)}
                  onChange={(isWanted) => toggle(offer.making, isWanted)}
                />
              </li>
            ))}
          </ul>
          <PricePanel
            priceCredits={total}
            isIdle={chosen.length === 0}
            note={chosen.length === 0 && <p className="text-ink-soft text-sm">{say('create.chooseFirst')}</p>}
          >
            {({ isTooPoor }) => (
              <div className="flex flex-col items-start gap-3">
                <Button
                  variant="primary"
                  size="lg"
                  disabled={isTooPoor || chosen.length === 0}
                  isLoading={isCounting}
                  onClick={make}
                >
                  {say('create.make')}
                </Button>
                {madeBy &&
                  chosen.map(({ making }) => <WillBeMadeBy key={making} madeBy={madeBy} what={MADE[making]} />)}
              </div>
            )}
          </PricePanel>
        </div>
      )}
    </Panel>
  )
}

/** The one that stands chosen at first, where it can be made now. */
const canBeMade = (offers: readonly Offer[], first: Making): ReadonlySet<Making> =>
  new Set(offers.filter(({ making, refusal }) => making === first && refusal === null).map(({ making }) => making))

interface OfferBoxProps {
  offer: Offer
  isChosen: boolean
  onChange: (isWanted: boolean) => void
}

function OfferBox({ offer: { making, credits, questionCount, refusal }, isChosen, onChange }: OfferBoxProps) {
  const say = useSay()
  const { Icon } = MODULE_FACES[making]
  const facts = [
    questionCount !== undefined && refusal === null && say('create.examOf', { count: questionCount }),
    refusal ? say(refusal) : credits === null ? say('create.counting') : creditsText(credits),
  ]
  return (
    <Checkbox isChecked={isChosen} disabled={refusal !== null} onChange={onChange}>
      <span className="flex items-start gap-2">
        <Icon size={18} className="mt-0.5 shrink-0 text-accent" aria-hidden />
        <span>
          <span className="font-medium text-ink">{say(LABELS[making])}</span>{' '}
          <span className="ms-2 text-ink-soft tabular-nums">{facts.filter(Boolean).join(say('ui.comma'))}</span>
        </span>
      </span>
    </Checkbox>
  )
}
