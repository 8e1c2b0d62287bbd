import type { EssayReport } from '@lectern/contract/writing/shapes'
import type { Say } from '@lectern/texts/speaker'
import { useKeptWork } from '../../../core/begun/use-kept-work.ts'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { ResultColumns, useHasColumns } from '../../../core/questions/results/ResultColumns.tsx'
import { ModelName } from '../../../core/site/ModelName.tsx'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { PenLine } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { useEssay, useSayRemarkWrong } from '../api.ts'
import { clearDraft } from '../change-draft.ts'
import { keptEssay } from '../kept-essay.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { ChangePanel } from './ChangePanel.tsx'
import { DraftTrend } from './DraftTrend.tsx'
import { FeedbackText } from './FeedbackText.tsx'
import { MarkedEssay } from './mistakes/MarkedEssay.tsx'
import { ReviseButton } from './ReviseButton.tsx'
import { RevisedText } from './RevisedText.tsx'
import { ScorePanel } from './ScorePanel.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useProposedChanges } from './use-proposed-changes.ts'

interface ReportViewProps {
  essayId: number
  openView: OpenView
}

/** What was said of an essay, and the ways on: revise it, or grade another. */
export function ReportView({ essayId, openView }: ReportViewProps) {
  const say = useSay()
  const query = useEssay(essayId)
  const { data } = query
  if (!data)
    return (
      <NotOpened
        query={query}
        title={say('writing.report')}
        trail={trails(say, openView).history}
        loading={say('writing.loadingReport')}
        failed={say('writing.loadFailed')}
        missing={{
          title: say('writing.notFound'),
          text: say('writing.notFoundText'),
          hint: say('writing.notFoundHint'),
        }}
      />
    )
  return <Report key={data.id} report={data} openView={openView} />
}

const describeEssay = ({ exam_type, word_count: count, purpose }: EssayReport, say: Say): string =>
  [exam_type === 'Other' ? purpose : exam_type, say('writing.words', { count })].join(say('ui.between'))

function Report({ report, openView }: { report: EssayReport; openView: OpenView }) {
  const say = useSay()
  // What was begun on another device is gone on with from here, too.
  useKeptWork(keptEssay)
  const changes = useProposedChanges(report)
  const { data: previous } = useEssay(report.change?.previous_id ?? null)
  const hasColumns = useHasColumns()
  const onWrong = useSayRemarkWrong(report.id)
  const topic = report.topic && (
    <Panel title={say('writing.topic')}>
      <p className="wrap-anywhere max-w-prose whitespace-pre-line font-serif leading-relaxed">{report.topic}</p>
    </Panel>
  )
  const gradeAnother = () => {
    clearDraft()
    openView({ name: 'write' })
  }
  const revise = <ReviseButton report={report} content={changes.text} openView={openView} />
  return (
    <>
      <PageHeader
        title={say('writing.report')}
        description={describeEssay(report, say)}
        trail={trails(say, openView).history}
        actions={
          <>
            {revise}
            <Button icon={<PenLine size={18} aria-hidden />} onClick={gradeAnother}>
              {say('writing.gradeAnother')}
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-3">
          <Notice>
            {say(WHO_GRADED[report.made_by])}
            <ModelName name={report.model_name} />
          </Notice>
          {report.is_topic_image_unread && <Notice tone="fair">{say('writing.imageNotRead')}</Notice>}
        </div>
        {!hasColumns && topic}
        <ResultColumns
          summary={
            <>
              <ScorePanel report={report} previous={previous} />
              <DraftTrend report={report} />
            </>
          }
        >
          <div className="flex flex-col gap-8">
            {hasColumns && topic}
            {report.change && <ChangePanel change={report.change} report={report} previous={previous} />}
            {report.feedback && (
              <Panel title={say('writing.feedback')}>
                <FeedbackText text={report.feedback} className="max-w-prose gap-4 font-serif leading-relaxed" />
              </Panel>
            )}
          </div>
        </ResultColumns>
        <MarkedEssay report={report} onWrong={onWrong} />
        <SuggestionList suggestions={report.suggestions} onWrong={onWrong} />
        <RevisedText report={report} changes={changes} revise={revise} onWrong={onWrong} />
      </div>
    </>
  )
}

const WHO_GRADED = { model: 'writing.modelGraded', 'built-in': 'writing.engineGraded' } as const
