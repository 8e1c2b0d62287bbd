import { checkExamInput, EXAM_TEXTS, type ExamMethod } from '@lectern/domain/exam'
import { priceOfExam } from '@lectern/domain/prices'
import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { ContentField } from '../../../core/documents/ContentField.tsx'
import { handedOverTextStore } from '../../../core/documents/handed-over-text.ts'
import { useWordCount } from '../../../core/documents/use-word-count.ts'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { changeDraft, changeText, draftStore } from '../draft.ts'
import { ExamUnderWayNotice } from '../ExamUnderWayNotice.tsx'
import { forgetFailure, generate, generationStore, quoteAndGenerate } from '../generation.ts'
import { PracticeInProgress } from '../PracticeInProgress.tsx'
import { useExamUnderWay } from '../use-exam-under-way.ts'
import type { OpenView } from '../use-view.ts'
import { DocumentField } from './DocumentField.tsx'
import { ExamChoices } from './ExamChoices.tsx'
import { GenerateOutcome } from './GenerateOutcome.tsx'
import { GeneratePanel } from './GeneratePanel.tsx'

const METHODS: { value: ExamMethod; label: string }[] = [
  { value: 'content', label: 'Content' },
  { value: 'topic', label: 'Topic' },
  { value: 'prompt', label: 'Prompt' },
]

const BOXES: Record<ExamMethod, { label: string; placeholder: string; rows: number }> = {
  content: { label: 'Content', placeholder: 'Paste or type your material here.', rows: 14 },
  topic: { label: 'Topics', placeholder: 'One or several, such as: photosynthesis, cell respiration', rows: 4 },
  prompt: { label: 'Prompt', placeholder: 'Say what the exam should be about.', rows: 6 },
}

/** What the exam is made from, how it is to be, and at which price. */
export function GenerateView({ openView }: { openView: OpenView }) {
  const draft = useStore(draftStore)
  const madeBy = useSiteConfig()?.ai.made_by
  const { method, texts } = draft
  const text = texts[method]
  const words = useWordCount(text)
  const underWay = useExamUnderWay()
  const { generation, error, forgetError, onGenerate } = useGenerate()
  const handedOver = useStore(handedOverTextStore)
  // Text that comes from elsewhere is content, whatever the exam was to be made from before.
  useEffect(() => {
    if (handedOver) changeDraft({ method: 'content' })
  }, [handedOver])

  return (
    <>
      <PageHeader
        title="Exam"
        description="Questions of five kinds, to practise with and have marked."
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView('history')}>
            Exam History
          </Button>
        }
      />
      <ExamUnderWayNotice underWay={underWay} openView={openView} />
      <PracticeInProgress openView={openView} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <SegmentedControl
            label="Make the exam from"
            options={METHODS}
            value={method}
            onChange={(next) => {
              forgetError()
              changeDraft({ method: next })
            }}
            className="self-start"
          />
          {method === 'content' && <DocumentField />}
          <ContentField
            {...BOXES[method]}
            value={text}
            words={words}
            onChange={(content) => {
              forgetError()
              changeText(content)
            }}
          />
        </div>
        <Card as="section" aria-label="Price" className="flex flex-col gap-4 self-start">
          <ExamChoices draft={draft} madeBy={madeBy} />
          <GeneratePanel
            draft={draft}
            generation={generation}
            isBusyElsewhere={underWay.phase === 'making'}
            error={error}
            onGenerate={onGenerate}
          />
          <GenerateOutcome openView={openView} />
        </Card>
      </div>
    </>
  )
}

/** What becomes of a press on the button: refused with a sentence, or begun. */
function useGenerate() {
  const { isAuthenticated, user } = useAccount()
  const generation = useStore(generationStore)
  const madeBy = useSiteConfig()?.ai.made_by
  const [error, setError] = useState<string | null>(null)

  const onGenerate = (agreedCount: number | null) => {
    const draft = draftStore.get()
    const refusal = checkExamInput(draft.method, draft.texts[draft.method])
    const signedOut = isAuthenticated ? null : EXAM_TEXTS.loginToGenerate
    const isPoor = (user?.credits ?? 0) < priceOfExam(agreedCount ?? draft.questionCount)
    const refused = refusal ?? signedOut ?? (isPoor ? EXAM_TEXTS.notEnoughCredits : null)
    setError(refused)
    if (refused) return forgetFailure()
    // A model makes as many as were chosen; what the built-in engine can make is in the material.
    void (madeBy === 'model' || agreedCount !== null ? generate(draft, agreedCount) : quoteAndGenerate(draft))
  }
  return { generation, error, forgetError: () => setError(null), onGenerate }
}
