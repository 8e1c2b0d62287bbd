import { useEffect, useEffectEvent } from 'react'
import { useHeadingFocus } from '../../lib/keyboard/use-heading-focus.ts'
import { useStore } from '../../lib/store.ts'
import { forgetGrading, gradingStore } from './grading.ts'
import { HistoryView } from './history/HistoryView.tsx'
import { ReportView } from './report/ReportView.tsx'
import { type OpenView, useView } from './use-view.ts'
import type { View } from './views.ts'
import { GradingView } from './write/GradingView.tsx'
import { WriteView } from './write/WriteView.tsx'

/** Graded writing: the form, then the report; and the essays graded before. */
export function WritingScreen() {
  const [view, openView] = useView()
  const grading = useStore(gradingStore)
  useFinishedReport(openView)
  const isWaiting = view.name === 'write' && grading.phase === 'grading'
  const frame = useHeadingFocus(isWaiting ? 'grading' : view.name)
  return <div ref={frame}>{isWaiting ? <GradingView percent={grading.percent} /> : viewOf(view, openView)}</div>
}

function viewOf(view: View, openView: OpenView) {
  switch (view.name) {
    case 'write':
      return <WriteView openView={openView} />
    case 'history':
      return <HistoryView openView={openView} />
    case 'report':
      return <ReportView key={view.essayId} essayId={view.essayId} openView={openView} />
  }
}

/** Opens a report as soon as it is there. */
function useFinishedReport(openView: OpenView) {
  const grading = useStore(gradingStore)
  const open = useEffectEvent((essayId: number) => {
    forgetGrading()
    openView({ name: 'report', essayId })
  })
  const essayId = grading.phase === 'done' ? grading.report.id : null
  useEffect(() => {
    if (essayId !== null) open(essayId)
  }, [essayId])
}
