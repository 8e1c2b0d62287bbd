import { checkExamInput, EXAM_METHODS, EXAM_TEXTS, type ExamMethod } from '@lectern/domain/exam'
import { priceOfExam } from '@lectern/domain/prices'
import { type Message, type MessageId, message } from '@lectern/texts/message'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useAccount } from '../../../core/account/use-account.ts'
import { ContentField } from '../../../core/documents/ContentField.tsx'
import { handedOverTextStore } from '../../../core/documents/handed-over-text.ts'
import { useWordCount } from '../../../core/documents/use-word-count.ts'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useUntilChanged } from '../../../lib/use-until-changed.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { History } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { changeDraft, changeText, type Draft, draftStore } from '../draft.ts'
import { ExamsUnderWay } from '../ExamsUnderWay.tsx'
import { forgetFailure, generate, generationStore, quoteAndGenerate } from '../generation.ts'
import { PracticeInProgress } from '../PracticeInProgress.tsx'
import { useExamsUnderWay } from '../use-exams-under-way.ts'
import type { OpenView } from '../use-view.ts'
import { DocumentField } from './DocumentField.tsx'
import { ExamChoices } from './ExamChoices.tsx'
import { GenerateOutcome } from './GenerateOutcome.tsx'
import { GeneratePanel } from './GeneratePanel.tsx'

const METHODS = {
  content: 'exam.content',
  topic: 'exam.topic',
  prompt: 'exam.prompt',
} as const satisfies Record<ExamMethod, MessageId>

const BOXES = {
  content: { label: 'exam.content', placeholder: 'exam.contentHint', rows: 14 },
  topic: { label: 'exam.topics', placeholder: 'exam.topicsHint', rows: 4 },
  prompt: { label: 'exam.prompt', placeholder: 'exam.promptHint', rows: 6 },
} as const satisfies Record<ExamMethod, { label: MessageId; placeholder: MessageId; rows: number }>

/** What the exam is made from, how it is to be, and at which price. */
export function GenerateView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const draft = useStore(draftStore)
  const madeBy = useSiteConfig()?.ai.made_by
  const { method, texts } = draft
  const text = texts[method]
  const box = BOXES[method]
  const words = useWordCount(text)
  const { generation, error, onGenerate } = useGenerate(draft)
  const underWay = useExamsUnderWay(generation.phase === 'failed' ? generation.generationId : null)
  const isHandedOver = useStore(handedOverTextStore, (handedOver) => handedOver?.to === 'exam')
  // Text that comes from elsewhere is content, whatever the exam was to be made from before.
  useEffect(() => {
    if (isHandedOver) changeDraft({ method: 'content' })
  }, [isHandedOver])

  return (
    <>
      <PageHeader
        title={say('exam.title')}
        description={say('exam.description')}
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView('history')}>
            {say('exam.history')}
          </Button>
        }
      />
      <ExamsUnderWay underWay={underWay} openView={openView} />
      <PracticeInProgress openView={openView} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <SegmentedControl
            label={say('exam.makeFrom')}
            options={EXAM_METHODS.map((value) => ({ value, label: say(METHODS[value]) }))}
            value={method}
            onChange={(next) => changeDraft({ method: next })}
            className="self-start"
          />
          {method === 'content' && <DocumentField />}
          <ContentField
            label={say(box.label)}
            placeholder={say(box.placeholder)}
            rows={box.rows}
            value={text}
            words={words}
            onChange={changeText}
          />
        </div>
        <Card as="section" aria-label={say('exam.price')} className="flex flex-col gap-4 self-start">
          <ExamChoices draft={draft} madeBy={madeBy} />
          <GeneratePanel
            draft={draft}
            generation={generation}
            isBusyElsewhere={underWay.isMaking}
            error={error}
            onGenerate={onGenerate}
          />
          <GenerateOutcome openView={openView} />
          <p className="text-sm">
            <Link to={draft.materialId === null ? '/progress' : `/library/${draft.materialId}`} className="text-link">
              {say('exam.learnTowards')}
            </Link>
          </p>
        </Card>
      </div>
    </>
  )
}

/** What becomes of a press on the button: refused with a sentence that stands until the draft is changed, or begun; and why it failed. */
function useGenerate(draft: Draft) {
  const say = useSay()
  const { isAuthenticated, user } = useAccount()
  const generation = useStore(generationStore)
  const madeBy = useSiteConfig()?.ai.made_by
  const [refused, setRefused] = useState<Message | null>(null)
  const error = useUntilChanged(refused, draft)

  const onGenerate = (agreedCount: number | null) => {
    const refusal = checkExamInput(draft.method, draft.texts[draft.method])
    const signedOut = isAuthenticated ? null : message('exam.loginToGenerate')
    const isPoor = (user?.credits ?? 0) < priceOfExam(agreedCount ?? draft.questionCount)
    const why = refusal ?? signedOut ?? (isPoor ? EXAM_TEXTS.notEnoughCredits : null)
    setRefused(why && { ...why })
    if (why) return forgetFailure()
    // A model makes as many as were chosen; what the built-in engine can make is in the material.
    void (madeBy === 'model' || agreedCount !== null ? generate(draft, agreedCount) : quoteAndGenerate(draft))
  }
  return {
    generation,
    error: error ? say(error) : generation.phase === 'failed' ? generation.error : null,
    onGenerate,
  }
}
