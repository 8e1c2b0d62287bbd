import type { EssayReport } from '@lectern/contract/writing'
import { WRITING_TEXTS } from '@lectern/domain/writing'
import { PenLine } from 'lucide-react'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useEssay } from '../api.ts'
import { beginRevision, clearDraft } from '../draft.ts'
import type { OpenView } from '../use-view.ts'
import { ChangePanel } from './ChangePanel.tsx'
import { FeedbackText } from './FeedbackText.tsx'
import { MarkedEssay } from './MarkedEssay.tsx'
import { RevisedText } from './RevisedText.tsx'
import { ScorePanel } from './ScorePanel.tsx'
import { SuggestionList } from './SuggestionList.tsx'

interface ReportViewProps {
  essayId: number
  openView: OpenView
}

/** What was said of an essay, and the ways on: revise it, or grade another. */
export function ReportView({ essayId, openView }: ReportViewProps) {
  const query = useEssay(essayId)
  const { data } = query
  const back = { label: 'Graded Essays', onBack: () => openView({ name: 'history' }) }
  if (!data)
    return (
      <NotOpened
        query={query}
        title="Your Report"
        back={back}
        loading="Loading the report"
        failed={WRITING_TEXTS.loadFailed}
        missing={{ title: 'Report Not Found', text: 'This report is not here', hint: 'It may have been deleted.' }}
      />
    )
  const gradeAnother = () => {
    clearDraft()
    openView({ name: 'write' })
  }
  return (
    <>
      <PageHeader
        title="Your Report"
        description={describeEssay(data)}
        back={back}
        actions={
          <Button icon={<PenLine size={18} aria-hidden />} onClick={gradeAnother}>
            Grade Another
          </Button>
        }
      />
      <Report
        report={data}
        onRevise={(content) => {
          beginRevision({ ...data, content })
          openView({ name: 'write' })
        }}
      />
    </>
  )
}

const describeEssay = ({ exam_type, word_count, purpose }: EssayReport): string =>
  [exam_type === 'Other' ? purpose : exam_type, word_count === 1 ? '1 word' : `${word_count} words`].join(' · ')

function Report({ report, onRevise }: { report: EssayReport; onRevise: (content: string) => void }) {
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <Notice>{WHO_GRADED[report.made_by]}</Notice>
        {report.is_topic_image_unread && <Notice tone="fair">{WRITING_TEXTS.imageNotRead}</Notice>}
      </div>
      {report.topic && (
        <Panel title="Topic">
          <p className="wrap-anywhere max-w-prose whitespace-pre-line font-serif leading-relaxed">{report.topic}</p>
        </Panel>
      )}
      <ScorePanel report={report} />
      {report.change && <ChangePanel change={report.change} />}
      {report.feedback && (
        <Panel title="Feedback">
          <FeedbackText text={report.feedback} />
        </Panel>
      )}
      <MarkedEssay report={report} />
      <SuggestionList suggestions={report.suggestions} />
      <RevisedText key={report.id} report={report} onRevise={onRevise} />
    </div>
  )
}

const WHO_GRADED = {
  model: 'An AI model wrote this report. It can be wrong, and its score is an estimate, not an exam result.',
  'built-in':
    'The built-in engine made this report by rules; no AI model was asked. Its score is a rough estimate from the language alone: what the essay says is not judged.',
} as const
