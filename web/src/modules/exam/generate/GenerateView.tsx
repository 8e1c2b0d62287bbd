import {
  checkExamInput,
  EXAM_QUESTION_COUNT,
  EXAM_TEXTS,
  type ExamLanguage,
  type ExamMethod,
} from '@lectern/domain/exam'
import { priceOfExam } from '@lectern/domain/prices'
import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { ContentField } from '../../../core/documents/ContentField.tsx'
import { handedOverTextStore } from '../../../core/documents/handed-over-text.ts'
import { useWordCount } from '../../../core/documents/use-word-count.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toastError } from '../../../ui/toasts.ts'
import { changeDraft, changeText, draftStore } from '../draft.ts'
import { generate, generationStore } from '../generation.ts'
import { PracticeInProgress } from '../PracticeInProgress.tsx'
import type { OpenView } from '../use-view.ts'
import { DocumentField } from './DocumentField.tsx'
import { GenerateOutcome } from './GenerateOutcome.tsx'
import { GeneratePanel } from './GeneratePanel.tsx'

const METHODS: { value: ExamMethod; label: string }[] = [
  { value: 'content', label: 'Content' },
  { value: 'topic', label: 'Topic' },
  { value: 'prompt', label: 'Prompt' },
]

const LANGUAGES: { value: ExamLanguage; label: string }[] = [
  { value: 'auto', label: 'As the material' },
  { value: 'english', label: 'English' },
  { value: 'traditional_chinese', label: 'Traditional Chinese 繁體中文' },
  { value: 'simplified_chinese', label: 'Simplified Chinese 简体中文' },
]

const BOXES: Record<ExamMethod, { label: string; placeholder: string; rows: number }> = {
  content: { label: 'Content', placeholder: 'Paste or type your material here.', rows: 14 },
  topic: { label: 'Topics', placeholder: 'One or several, such as: photosynthesis, cell respiration', rows: 4 },
  prompt: { label: 'Prompt', placeholder: 'Say what the exam should be about.', rows: 6 },
}

/** What the exam is made from, in which language, at which price. */
export function GenerateView({ openView }: { openView: OpenView }) {
  const { isAuthenticated, user } = useAccount()
  const { method, language, texts } = useStore(draftStore)
  const { phase } = useStore(generationStore)
  const text = texts[method]
  const words = useWordCount(text)
  const [error, setError] = useState<string | null>(null)
  const handedOver = useStore(handedOverTextStore)
  // Text that comes from elsewhere is content, whatever the exam was to be made from before.
  useEffect(() => {
    if (handedOver) changeDraft({ method: 'content' })
  }, [handedOver])

  const onGenerate = () => {
    const refusal = checkExamInput(method, text) ?? (isAuthenticated ? null : EXAM_TEXTS.loginToGenerate)
    const isPoor = !refusal && (user?.credits ?? 0) < priceOfExam(EXAM_QUESTION_COUNT)
    setError(isPoor ? EXAM_TEXTS.notEnoughCredits : refusal)
    if (isPoor) toastError(EXAM_TEXTS.notEnoughCredits, 'session')
    else if (!refusal) void generate(draftStore.get())
  }

  return (
    <>
      <PageHeader
        title="Exam"
        description="Thirty questions of five kinds, to practise with and have marked."
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView('history')}>
            Exam History
          </Button>
        }
      />
      <PracticeInProgress openView={openView} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <SegmentedControl
            label="Make the exam from"
            options={METHODS}
            value={method}
            onChange={(next) => {
              setError(null)
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
              setError(null)
              changeText(content)
            }}
          />
        </div>
        <Card as="section" aria-label="Price" className="flex flex-col gap-4 self-start lg:sticky lg:top-24">
          <Select
            label="Language of the exam"
            options={LANGUAGES}
            value={language}
            onChange={(next) => changeDraft({ language: next })}
          />
          <GeneratePanel
            method={method}
            isGenerating={phase === 'generating'}
            isReady={phase === 'done'}
            error={error}
            onGenerate={onGenerate}
          />
          <GenerateOutcome openView={openView} />
        </Card>
      </div>
    </>
  )
}
