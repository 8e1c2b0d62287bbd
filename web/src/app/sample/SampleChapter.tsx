import type { Sample } from '@lectern/contract/work/sample'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../../lib/api/error-text.ts'
import { useFocusFrame } from '../../lib/keyboard/use-focus-frame.ts'
import { useSay } from '../../lib/language.ts'
import { practiceStore } from '../../modules/exam/practice.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { BookOpen, ClipboardCheck, Layers, MessagesSquare } from '../../ui/icons/icons.ts'
import { toastError, toastSuccess } from '../../ui/toasts/toasts.ts'
import { sampleApi, sampleQuery } from './sample-query.ts'

/** The sample chapter: its offer, or what can be done with it, and the way to be rid of it. */
export function SampleChapter({ sample }: { sample: Sample }) {
  const isOffered = sample.status === 'offered'
  const frame = useFocusFrame(isOffered ? 'offer' : 'chapter')
  return (
    <div ref={frame} tabIndex={-1}>
      {isOffered ? <Offer sample={sample} /> : <Kept sample={sample} />}
    </div>
  )
}

const ICON = { size: 18, 'aria-hidden': true } as const

function Offer({ sample }: { sample: Sample }) {
  const say = useSay()
  const queries = useQueryClient()
  const dismiss = useDismiss(sample)
  const keep = useMutation({
    mutationFn: () => sampleApi.keep(),
    onSuccess: (kept) => {
      queries.setQueryData(sampleQuery.queryKey, kept)
      return queries.invalidateQueries()
    },
    onError: (error) => toastError(errorText(error, say('sample.failed'))),
  })
  return (
    <Card as="section" aria-labelledby="sample" className="mb-6">
      <h2 id="sample" className="text-xl">
        {say('sample.offer')}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{say('sample.offerText', { title: sample.title })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" isLoading={keep.isPending} onClick={() => keep.mutate()}>
          {say('sample.try')}
        </Button>
        <Button variant="quiet" isLoading={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {say('sample.refuse')}
        </Button>
      </div>
    </Card>
  )
}

function Kept({ sample }: { sample: Sample }) {
  const say = useSay()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const dismiss = useDismiss(sample)
  const talk = useMutation({
    mutationFn: () => sampleApi.beginTalk(),
    onSuccess: ({ session_id }) => navigate(`/module/speaking?view=session&session_id=${session_id}`),
    onError: (error) => toastError(errorText(error, say('sample.failed'))),
  })
  const { title, material_id, set_id, exam_id } = sample
  return (
    <Card as="section" aria-labelledby="sample" className="mb-6">
      <h2 id="sample" className="text-xl">
        {say('sample.kept')}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{say('sample.keptText', { title })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {material_id !== null && (
          <ButtonLink to={`/library/${material_id}`} icon={<BookOpen {...ICON} />}>
            {say('sample.read')}
          </ButtonLink>
        )}
        {set_id !== null && (
          <ButtonLink to={`/review?set_id=${set_id}`} icon={<Layers {...ICON} />}>
            {say('sample.review')}
          </ButtonLink>
        )}
        {exam_id !== null && (
          <ButtonLink to={`/module/exam?view=attempts&id=${exam_id}`} icon={<ClipboardCheck {...ICON} />}>
            {say('sample.exam')}
          </ButtonLink>
        )}
        <Button icon={<MessagesSquare {...ICON} />} isLoading={talk.isPending} onClick={() => talk.mutate()}>
          {say('sample.talk')}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {say('sample.dismiss')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('sample.dismissTitle')}
        description={say('sample.dismissText')}
        confirmLabel={say('sample.dismiss')}
        isDanger
        isLoading={dismiss.isPending}
        onConfirm={() => dismiss.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}

/** Whatever shows something of the sample asks again, and an exam of it that was being answered is given up. */
function useDismiss(sample: Sample) {
  const say = useSay()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => sampleApi.dismiss(),
    onSuccess: () => {
      if (sample.status === 'kept') toastSuccess(say('sample.dismissed'))
      if (practiceStore.get()?.set.id === sample.exam_id) practiceStore.set(null)
      queries.setQueryData(sampleQuery.queryKey, (known) => known && { ...known, status: 'none' as const })
      return queries.invalidateQueries()
    },
    onError: (error) => toastError(errorText(error, say('sample.failed'))),
  })
}
