import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { formatClock } from '@lectern/domain/listening'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { NotKept } from '../../../core/begun/NotKept.tsx'
import { useKeptWork } from '../../../core/begun/use-kept-work.ts'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { errorText } from '../../../lib/api/error-text.ts'
import { isMissing } from '../../../lib/api/is-missing.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import type { Crumb } from '../../../ui/navigation/Breadcrumbs.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { answeredCount, dropGone, practiceOf } from '../answer-practice.ts'
import { useSet } from '../api.ts'
import { keptPractice, startOver } from '../kept-practice.ts'
import { PlayerBar } from '../PlayerBar.tsx'
import { givenCount, type Practice, practiceStore } from '../practice.ts'
import { shownTitle } from '../shown-title.ts'
import { trailOfHistory, trailOfStart } from '../trail.ts'
import { usePlayer } from '../use-player.ts'
import { useSayWrong } from '../use-say-wrong.ts'
import type { OpenView } from '../use-view.ts'
import { PractisedElsewhere } from './PractisedElsewhere.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import { useOpenPractice } from './use-open-practice.ts'
import { useSubmit } from './use-submit.ts'

interface PracticeViewProps {
  setId: number
  openView: OpenView
}

/** A set to listen to and answer, from where it was left. */
export const PracticeView = ({ setId, openView }: PracticeViewProps) => (
  <OpenedSet key={setId} setId={setId} openView={openView} />
)

function OpenedSet({ setId, openView }: PracticeViewProps) {
  const say = useSay()
  const query = useSet(setId)
  const { isOpen, isAsking, giveUpOther } = useOpenPractice(setId)
  const { data: set, error } = query
  // It may be deleted elsewhere while it is open here.
  if (set && isOpen && !isMissing(error))
    return <PracticeOfSet set={set} openView={openView} trail={trailOfStart(say, openView)} />
  return (
    <>
      <NotOpened
        query={query}
        title={say('listening.practiceTitle')}
        trail={trailOfHistory(say, openView)}
        loading={say('listening.loadingRecording')}
        failed={say('listening.setFailed')}
        missing={{
          title: say('listening.setNotFound'),
          text: say('listening.setGone'),
          hint: say('listening.setMaybeDeleted'),
        }}
      />
      {set && <GiveUpOther isAsking={isAsking} onGiveUp={giveUpOther} openView={openView} />}
    </>
  )
}

interface GiveUpOtherProps {
  isAsking: boolean
  onGiveUp: () => void
  openView: OpenView
}

/** Asks before answers to another set are lost that the server does not keep. */
function GiveUpOther({ isAsking, onGiveUp, openView }: GiveUpOtherProps) {
  const say = useSay()
  const { setId, title = '' } = useStore(practiceStore) ?? {}
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={say('listening.giveUp')}
      description={say('listening.giveUpText', { title })}
      confirmLabel={say('listening.openOther')}
      cancelLabel={say('listening.goOnWithIt')}
      onConfirm={onGiveUp}
      onCancel={() => openView(setId === undefined ? { name: 'upload' } : { name: 'practice', setId })}
    />
  )
}

interface PracticeOfSetProps {
  set: ListeningSet
  openView: OpenView
  trail: readonly Crumb[]
}

function PracticeOfSet({ set, openView, trail }: PracticeOfSetProps) {
  const say = useSay()
  const player = usePlayer(set.sentences)
  const questions = useRef<HTMLOListElement>(null)
  useEffect(() => dropGone(set), [set])
  useStore(practiceStore)
  const practice = practiceOf(set.id)
  const elsewhere = useKeptWork(keptPractice)
  const { submit, askForScore, isUnderWay } = useSubmit(set, openView)
  const sayWrong = useSayWrong(set.id)
  const dropWrong: typeof sayWrong = async (questionId, reason) => {
    const isLast = set.questions.length === 1
    const credits = await sayWrong(questionId, reason)
    if (isLast) openView({ name: 'upload' })
    return credits
  }
  if (elsewhere)
    return (
      <>
        <PageHeader title={shownTitle(say, set)} trail={trail} />
        <PractisedElsewhere
          practice={practice}
          questions={set.questions}
          elsewhere={elsewhere}
          onScore={askForScore}
          isAsked={isUnderWay}
        />
      </>
    )
  const submitButton = <SubmitButton set={set} practice={practice} onSubmit={submit} isUnderWay={isUnderWay} />
  return (
    <>
      <PageHeader
        title={shownTitle(say, set)}
        description={say('listening.answeredSoFar', {
          sound: set.has_audio ? formatClock(set.duration_seconds) : say('listening.withoutRecording'),
          done: answeredCount(practice, set.questions),
          count: set.questions.length,
        })}
        trail={trail}
        actions={submitButton}
      />
      {set.has_audio && <PlayerBar setId={set.id} durationSeconds={set.duration_seconds} player={player} />}
      <AnswersNotKept />
      <ol ref={questions} className="max-w-3xl scroll-mt-20 divide-y divide-line border-line border-y">
        {set.questions.map((question, index) => (
          <QuestionItem
            key={question.id}
            set={set}
            question={question}
            number={index + 1}
            answer={practice.answers[question.id] ?? ''}
            player={player}
            onWrong={set.is_made && ((reason) => dropWrong(question.id, reason))}
          />
        ))}
      </ol>
      <div className="mt-6 mb-8 flex flex-wrap gap-3">
        {submitButton}
        <StartOver practice={practice} questions={questions} isUnderWay={isUnderWay} />
      </div>
      <div className="max-w-3xl">
        <MadeByNotice madeBy={set.made_by} modelName={set.model_name ?? null} what="questions" />
      </div>
    </>
  )
}

function AnswersNotKept(): ReactNode {
  const say = useSay()
  const refusal = useStore(keptPractice.refusal)
  return (
    refusal && (
      <div className="mb-6 max-w-3xl">
        <NotKept
          work={keptPractice}
          title={say('listening.answersNotKept')}
          reason={errorText(refusal, say('listening.keepingFailed'))}
          text={say('listening.answersNotKeptText')}
        />
      </div>
    )
  )
}

interface SubmitButtonProps {
  set: ListeningSet
  practice: Practice
  onSubmit: () => Promise<void>
  isUnderWay: boolean
}

/** Asks first where something is not answered. */
function SubmitButton({ set, practice, onSubmit, isUnderWay }: SubmitButtonProps) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const count = set.questions.length
  const open = count - answeredCount(practice, set.questions)
  return (
    <>
      <Button variant="primary" isLoading={isUnderWay} onClick={() => (open > 0 ? setAsking(true) : void onSubmit())}>
        {say(isUnderWay ? 'listening.marking' : 'listening.submit')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={say('listening.submitOpen')}
        description={say('listening.openCount', { open, count })}
        confirmLabel={say('listening.submit')}
        cancelLabel={say(set.has_audio ? 'listening.keepListening' : 'listening.keepAnswering')}
        onConfirm={() => {
          setAsking(false)
          void onSubmit()
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

interface StartOverProps {
  practice: Practice
  questions: RefObject<HTMLElement | null>
  isUnderWay: boolean
}

/** Clears what is answered, once that is confirmed, and leads to the first question. */
function StartOver({ practice, questions, isUnderWay }: StartOverProps) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const first = useRef<HTMLElement>(null)
  return (
    <>
      {givenCount(practice) > 0 && (
        <Button variant="quiet" disabled={isUnderWay} onClick={() => setAsking(true)}>
          {say('listening.startOver')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={say('listening.startOverQuestion')}
        description={say('listening.startOverText')}
        confirmLabel={say('listening.startOver')}
        isDanger
        onConfirm={() => {
          first.current = questions.current?.querySelector('input') ?? null
          setAsking(false)
          startOver(practice.setId)
          questions.current?.scrollIntoView()
        }}
        onCancel={() => {
          first.current = null
          setAsking(false)
        }}
        opener={first}
      />
    </>
  )
}
