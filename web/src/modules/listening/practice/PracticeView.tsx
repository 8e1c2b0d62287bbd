import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { formatClock } from '@lectern/domain/listening'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { studySeconds } from '../../../core/review/session/study-seconds.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import type { Crumb } from '../../../ui/navigation/Breadcrumbs.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { listeningApi, useSet } from '../api.ts'
import { PlayerBar } from '../PlayerBar.tsx'
import { answeredCount, practiceOf, practiceStore } from '../practice.ts'
import { scoreStore } from '../score.ts'
import { shownTitle } from '../shown-title.ts'
import { trailOfHistory, trailOfStart } from '../trail.ts'
import { usePlayer } from '../use-player.ts'
import { useSayWrong } from '../use-say-wrong.ts'
import type { OpenView } from '../use-view.ts'
import { QuestionItem } from './QuestionItem.tsx'

/** A set to listen to and answer. */
export function PracticeView({ setId, openView }: { setId: number; openView: OpenView }) {
  const say = useSay()
  const query = useSet(setId)
  const { data: set } = query
  if (set) return <Practice key={set.id} set={set} openView={openView} trail={trailOfStart(say, openView)} />
  return (
    <NotOpened
      query={query}
      title={say('listening.practice')}
      trail={trailOfHistory(say, openView)}
      loading={say('listening.loadingRecording')}
      failed={say('listening.setFailed')}
      missing={{
        title: say('listening.setNotFound'),
        text: say('listening.setGone'),
        hint: say('listening.setMaybeDeleted'),
      }}
    />
  )
}

interface PracticeProps {
  set: ListeningSet
  openView: OpenView
  trail: readonly Crumb[]
}

function Practice({ set, openView, trail }: PracticeProps) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const player = usePlayer(set.sentences)
  useStore(practiceStore)
  const practice = practiceOf(set.id)
  const submit = useSubmit(set, openView)
  const sayWrong = useSayWrong(set.id)
  const dropWrong: typeof sayWrong = async (questionId, reason) => {
    const isLast = set.questions.length === 1
    const credits = await sayWrong(questionId, reason)
    if (isLast) openView({ name: 'upload' })
    return credits
  }
  const total = set.questions.length
  const answered = answeredCount(practice, set.questions)
  const askOrSubmit = () => (answered < total ? setAsking(true) : submit.mutate())
  const submitButton = (
    <Button variant="primary" isLoading={submit.isPending} onClick={askOrSubmit}>
      {say(submit.isPending ? 'listening.marking' : 'listening.submit')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={shownTitle(say, set)}
        description={say('listening.answeredSoFar', {
          sound: set.has_audio ? formatClock(set.duration_seconds) : say('listening.withoutRecording'),
          done: answered,
          count: total,
        })}
        trail={trail}
        actions={submitButton}
      />
      {set.has_audio && <PlayerBar setId={set.id} durationSeconds={set.duration_seconds} player={player} />}
      <ol className="max-w-3xl divide-y divide-line border-line border-y">
        {set.questions.map((question, index) => (
          <QuestionItem
            key={question.id}
            setId={set.id}
            question={question}
            number={index + 1}
            answer={practice.answers[question.id] ?? ''}
            player={player}
            onWrong={set.is_made && ((reason) => dropWrong(question.id, reason))}
          />
        ))}
      </ol>
      <div className="mt-6 mb-8">{submitButton}</div>
      <div className="max-w-3xl">
        <MadeByNotice madeBy={set.made_by} modelName={set.model_name ?? null} what="questions" />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('listening.submitOpen')}
        description={say('listening.openCount', { open: total - answered, count: total })}
        confirmLabel={say('listening.submit')}
        cancelLabel={say(set.has_audio ? 'listening.keepListening' : 'listening.keepAnswering')}
        onConfirm={() => {
          setAsking(false)
          submit.mutate()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function useSubmit({ id }: ListeningSet, openView: OpenView) {
  const say = useSay()
  const queries = useQueryClient()
  const [openedAtMs] = useState(() => Date.now())
  return useMutation({
    mutationFn: () => {
      const practice = practiceOf(id)
      const { answers, clientId } = practice
      practiceStore.set(practice)
      return listeningApi.submit({ params: { id }, body: { answers: { ...answers }, client_id: clientId } })
    },
    onSuccess: (score) => {
      const startedAtMs = Math.min(openedAtMs, practiceOf(id).startedAtMs ?? openedAtMs)
      scoreStore.set({ setId: id, score, seconds: studySeconds(startedAtMs, Date.now()) })
      practiceStore.set(null)
      void queries.invalidateQueries({ queryKey: ['listening'] })
      openView({ name: 'score', attemptId: score.attempt_id })
    },
    onError: () => toastError(say('listening.submitFailed')),
  })
}
