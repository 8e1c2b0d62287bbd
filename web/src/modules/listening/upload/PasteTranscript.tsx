import { checkTranscript, priceOfTranscript, TRANSCRIPT_LIMIT_WORDS } from '@lectern/domain/listening'
import { countedByLength } from '@lectern/domain/words'
import type { Message } from '@lectern/texts/message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { usePaidWords, useWordCount } from '../../../core/documents/use-word-count.ts'
import { WordCount } from '../../../core/documents/WordCount.tsx'
import { WillBeMadeBy } from '../../../core/generation/MadeByNotice.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Headphones } from '../../../ui/icons/icons.ts'
import { explain } from '../failure-text.ts'
import type { OpenView } from '../use-view.ts'
import { SAMPLE_TRANSCRIPT } from './sample-transcript.ts'
import { makeOfPasted, pastedStore, pasteText } from './transcript.ts'

/** What is said, as text: of a film with subtitles, of a talk that was written down. Or a sample, to see what it is like. */
export function PasteTranscript({ openView }: { openView: OpenView }) {
  const say = useSay()
  const config = useSiteConfig()
  const pasted = useStore(pastedStore)
  const text = pasted?.text ?? ''
  const words = useWordCount(text)
  const counted = usePaidWords(text)
  const priceCredits = usePrice(text)
  const [refusal, setRefusal] = useState<Message | null>(null)
  const make = useMake()
  const generate = () => {
    const reason = checkTranscript(text)
    setRefusal(reason)
    if (!reason && pasted && !make.isPending)
      make.mutate(pasted, { onSuccess: ({ id }) => openView({ name: 'practice', setId: id }) })
  }
  const paste = (next: string) => {
    setRefusal(null)
    make.reset()
    pasteText(next)
  }
  return (
    <div className="flex flex-col gap-5">
      <TextArea
        label={say('listening.transcript')}
        hint={say('listening.transcriptHint', { count: TRANSCRIPT_LIMIT_WORDS })}
        isMaterial
        rows={10}
        aside={<WordCount words={words} limitWords={TRANSCRIPT_LIMIT_WORDS} />}
        readOnly={make.isPending}
        value={text}
        error={refusal && say(refusal)}
        onChange={(event) => paste(event.target.value)}
      />
      <Sample isDisabled={make.isPending} isUsed={text === SAMPLE_TRANSCRIPT} onUse={() => paste(SAMPLE_TRANSCRIPT)} />
      <PricePanel
        priceCredits={priceCredits}
        isIdle={text === ''}
        note={counted > words && <p className="text-ink-soft text-sm">{say(countedByLength(counted))}</p>}
        error={make.error && explain(make.error, say('listening.failed'))}
      >
        {({ isTooPoor }) => (
          <Button
            variant="primary"
            size="lg"
            className="self-start"
            icon={<Headphones size={18} aria-hidden />}
            disabled={isTooPoor}
            isLoading={make.isPending}
            onClick={generate}
          >
            {say(make.isPending ? 'listening.making' : 'listening.generate')}
          </Button>
        )}
      </PricePanel>
      {config && <WillBeMadeBy madeBy={config.ai.made_by} what="questions" />}
    </div>
  )
}

interface SampleProps {
  isDisabled: boolean
  isUsed: boolean
  onUse: () => void
}

function Sample({ isDisabled, isUsed, onUse }: SampleProps) {
  const say = useSay()
  if (isUsed)
    return (
      <p role="status" className="text-ink-soft text-sm">
        {say('listening.sampleUsed')}
      </p>
    )
  return (
    <Button className="self-start" disabled={isDisabled} onClick={onUse}>
      {say('listening.sample')}
    </Button>
  )
}

/** Reckoned when typing leaves time. */
function usePrice(text: string): number {
  const settled = useDeferredValue(text)
  return useMemo(() => priceOfTranscript(settled), [settled])
}

function useMake() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: makeOfPasted,
    // Not waited for: the practice can be opened before the lists are read again.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['listening'] }),
  })
}
