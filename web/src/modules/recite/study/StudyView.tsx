import { useState } from 'react'
import { RoomForControls } from '../../../core/cards/CardControls.tsx'
import { CardSheet } from '../../../core/cards/CardSheet.tsx'
import { WrongButton } from '../../../core/feedback/WrongButton.tsx'
import { useSay } from '../../../lib/language.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { FullScreen } from '../../../ui/navigation/FullScreen.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { type RunningStudy, studyStore } from '../study-session.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { ElsewhereNotice } from './ElsewhereNotice.tsx'
import { EndingNotice } from './EndingNotice.tsx'
import { StudyControls } from './StudyControls.tsx'
import { StudyProgress } from './StudyProgress.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useStudy } from './use-study.ts'
import { useStudyShortcuts } from './use-study-shortcuts.ts'

/** The session that was started when this view was opened. */
export function StudyView({ openView }: { openView: OpenView }) {
  const [session, setSession] = useState(studyStore.get)
  // A session that is gone on with begins anew with what the server has of it.
  return session && <StudyScreen key={session.deadlineMs} session={session} onGoOn={setSession} openView={openView} />
}

interface StudyScreenProps {
  session: RunningStudy
  onGoOn: (session: RunningStudy) => void
  openView: OpenView
}

/** One card at a time, against the clock. */
function StudyScreen({ session, onGoOn, openView }: StudyScreenProps) {
  const say = useSay()
  const openHistory = () => openView({ name: 'history' })
  const study = useStudy(session, openHistory)
  const isStudying = study.stage === 'studying'
  const guard = useLeaveGuard(isStudying)

  useStudyShortcuts(isStudying && !guard.isAsking, (shortcut) => {
    if (shortcut === 'reveal') study.reveal()
    else study.mark(shortcut === 'correct')
  })

  const quit = () => {
    openHistory()
    studyStore.set(null)
  }

  const leave = () => {
    study.leave()
    guard.leave()
  }

  return (
    <>
      <FullScreen />
      <PageHeader
        title={session.title}
        trail={trails(say, openView).history}
        actions={
          isStudying &&
          study.card?.is_made && <WrongButton label={say('generation.thisIsWrong')} onSay={study.sayWrong} />
        }
      />
      {study.stage !== 'elsewhere' && (
        <StudyProgress
          index={study.index}
          total={study.cardCount}
          correctCount={study.correctCount}
          secondsLeft={study.secondsLeft}
        />
      )}
      {study.card && isStudying ? (
        <>
          <CardSheet
            card={study.card}
            isRevealed={study.isRevealed}
            labels={{ question: say('recite.questionSide'), answer: say('recite.answerSide') }}
          />
          <RoomForControls />
          <StudyControls
            key={`${study.card.id} ${study.isRevealed}`}
            isFirst={study.index === 0 && !study.isRevealed}
            isRevealed={study.isRevealed}
            onReveal={study.reveal}
            onMark={study.mark}
          />
        </>
      ) : study.elsewhere && study.stage === 'elsewhere' ? (
        <ElsewhereNotice session={session} elsewhere={study.elsewhere} onGoOn={onGoOn} openHistory={quit} />
      ) : (
        <EndingNotice
          sessionId={session.session_id}
          hasFailed={study.stage === 'end-failed'}
          onRetry={study.retryEnd}
        />
      )}
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={say('recite.leaveQuestion')}
        description={say(study.index === 0 ? 'recite.nothingAnswered' : 'recite.someAnswered')}
        confirmLabel={say('recite.leave')}
        cancelLabel={say('recite.keepStudying')}
        onConfirm={leave}
        onCancel={guard.stay}
      />
    </>
  )
}
