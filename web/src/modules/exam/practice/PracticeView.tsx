import { useState } from 'react'
import { NotKept } from '../../../core/begun/NotKept.tsx'
import { useKeptWork } from '../../../core/begun/use-kept-work.ts'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { ArrowLeft, ArrowRight } from '../../../ui/icons/icons.ts'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { FullScreen } from '../../../ui/navigation/FullScreen.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { handIn } from '../hand-in.ts'
import { keptPractice } from '../kept-practice.ts'
import { answeredCount, goTo, type Practice, practiceStore } from '../practice.ts'
import { trails } from '../trail.ts'
import { useSayWrong } from '../use-say-wrong.ts'
import type { OpenView } from '../use-view.ts'
import { PracticeOverview } from './PracticeOverview.tsx'
import { PractisedElsewhere } from './PractisedElsewhere.tsx'
import { QuestionBar } from './QuestionBar.tsx'
import { QuestionField } from './QuestionField.tsx'
import { usePracticeKeys } from './use-practice-keys.ts'

/** Handing in waits no longer for what may have been answered elsewhere. */
const LONGEST_LOOK_MS = 5000

/** The session that runs, one question at a time or all of them. It can be left and found again. */
export function PracticeView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const practice = useStore(practiceStore)
  const sayWrong = useSayWrong()
  const [isAsking, setAsking] = useState(false)
  const [isMarking, setMarking] = useState(false)
  const isNarrow = useMediaQuery('(width < 48rem)')
  const elsewhere = useKeptWork(keptPractice)
  const refusal = useStore(keptPractice.refusal)
  usePracticeKeys(practice, practice?.layout === 'one' && !isAsking && !isMarking && !elsewhere)
  if (!practice) return null

  const submit = async () => {
    setAsking(false)
    setMarking(true)
    // Nothing that was answered on another device is left out.
    const isAllHere = await keptPractice.settle(LONGEST_LOOK_MS)
    const whole = practiceStore.get()
    if (!isAllHere || !whole) return setMarking(false)
    await handIn(whole)
    openView('results', practice.sessionId)
  }
  const dropWrong: typeof sayWrong = async (questionId, reason) => {
    const credits = await sayWrong(questionId, reason)
    if (!practiceStore.get()) openView('generate')
    return credits
  }
  const onWrong = practice.set.is_made && dropWrong
  const total = practice.questions.length
  const answered = answeredCount(practice)
  const askOrSubmit = () => (answered < total ? setAsking(true) : void submit())
  const isLast = practice.layout === 'all' || practice.index === total - 1
  const submitButton = (
    <Button variant="primary" isLoading={isMarking} onClick={askOrSubmit}>
      {say(isMarking ? 'exam.marking' : 'exam.submit')}
    </Button>
  )

  if (elsewhere)
    return (
      <>
        <PageHeader title={practice.set.title} trail={trails(say, openView).start} />
        <PractisedElsewhere practice={practice} elsewhere={elsewhere} openView={openView} />
      </>
    )
  return (
    <>
      <FullScreen />
      <PageHeader
        title={practice.set.title}
        description={say('exam.answeredSoFar', { done: answered, count: total })}
        trail={trails(say, openView).start}
        actions={!isNarrow && submitButton}
      />
      {!isNarrow && (
        <div className="mb-6">
          <PracticeOverview practice={practice} onOpen={(index) => openQuestion(practice, index, 'nearest')} />
        </div>
      )}
      {practice.set.is_sampled && (
        <div className="mb-6 max-w-3xl">
          <Notice>{say('exam.sampled')}</Notice>
        </div>
      )}
      {refusal && (
        <div className="mb-6 max-w-3xl">
          <NotKept
            work={keptPractice}
            title={say('exam.notKept')}
            reason={errorText(refusal, say('exam.keepingFailed'))}
            text={say('exam.notKeptText')}
          />
        </div>
      )}
      {practice.layout === 'one' ? (
        <OneQuestion practice={practice} hasWays={!isNarrow} onWrong={onWrong} />
      ) : (
        <AllQuestions practice={practice} onWrong={onWrong} />
      )}
      {isNarrow && (
        <>
          {isLast && <div className="mt-8">{submitButton}</div>}
          <QuestionBar
            practice={practice}
            openQuestion={(index) => openQuestion(practice, index, 'start')}
            isMarking={isMarking}
            onSubmit={askOrSubmit}
          />
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={say('exam.submitOpen')}
        description={say('exam.openCount', { open: total - answered, count: total })}
        confirmLabel={say('exam.submit')}
        cancelLabel={say('exam.keepPractising')}
        onConfirm={() => void submit()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

/** The place of a question that is shown alone. */
const SHOWN_ID = 'exam-question-shown'
const questionId = (index: number): string => `exam-question-${index + 1}`

/** Shows a question: alone, or by scrolling to it. It is gone to, to be read and answered from there. @returns where it stands */
function openQuestion({ layout }: Practice, index: number, aloneAt: 'nearest' | 'start'): HTMLElement | null {
  const isAlone = layout === 'one'
  if (isAlone) goTo(index)
  const place = document.getElementById(isAlone ? SHOWN_ID : questionId(index))
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: isAlone ? aloneAt : 'start' })
  return place
}

interface QuestionsProps {
  practice: Practice
  /** Has a question go; left out where none made it. */
  onWrong: ReturnType<typeof useSayWrong> | undefined
}

/** @param hasWays whether the ways to the questions beside it stand below it */
function OneQuestion({ practice, hasWays, onWrong }: QuestionsProps & { hasWays: boolean }) {
  const say = useSay()
  const { questions, index, answers, flagged } = practice
  const question = questions[index]
  if (!question) return null
  return (
    <div id={SHOWN_ID} tabIndex={-1} className="max-w-3xl scroll-mt-4 outline-offset-8">
      <QuestionField
        key={question.id}
        question={question}
        number={index + 1}
        answer={answers[question.id] ?? ''}
        isFlagged={flagged.includes(question.id)}
        hasKeys
        onWrong={onWrong && ((reason) => onWrong(question.id, reason))}
      />
      {hasWays && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <Button icon={<ArrowLeft size={18} aria-hidden />} disabled={index === 0} onClick={() => goTo(index - 1)}>
            {say('exam.previous')} <KeyHint>←</KeyHint>
          </Button>
          <Button disabled={index === questions.length - 1} onClick={() => goTo(index + 1)}>
            {say('exam.next')} <KeyHint>→</KeyHint>
            <ArrowRight size={18} aria-hidden />
          </Button>
        </div>
      )}
    </div>
  )
}

function AllQuestions({ practice, onWrong }: QuestionsProps) {
  return (
    <ol className="max-w-3xl divide-y divide-line border-line border-y">
      {practice.questions.map((question, index) => (
        <li key={question.id} id={questionId(index)} tabIndex={-1} className="scroll-mt-24 py-6">
          <QuestionField
            question={question}
            number={index + 1}
            answer={practice.answers[question.id] ?? ''}
            isFlagged={practice.flagged.includes(question.id)}
            hasKeys={false}
            onWrong={onWrong && ((reason) => onWrong(question.id, reason))}
          />
        </li>
      ))}
    </ol>
  )
}
