import { hasExtractionNotice } from '@lectern/domain/content'
import {
  checkEssay,
  ESSAY_WORD_LIMIT,
  EXAM_TYPES,
  type ExamType,
  MAX_WRITING_PURPOSE_CHARACTERS,
  WRITING_TEXTS,
} from '@lectern/domain/writing'
import type { Message } from '@lectern/texts/message'
import { Fragment, useState } from 'react'
import { useKeptWork } from '../../../core/begun/use-kept-work.ts'
import { ContentField } from '../../../core/documents/ContentField.tsx'
import { usePaidWords, useWordCount } from '../../../core/documents/use-word-count.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useUntilChanged } from '../../../lib/use-until-changed.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { History } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { changeContent, changeDraft, clearDraft } from '../change-draft.ts'
import { draftStore } from '../draft.ts'
import { examName } from '../exam-name.ts'
import { GradingsList } from '../GradingsList.tsx'
import { forgetGrading, gradingStore, startGrading } from '../grading.ts'
import { keptEssay } from '../kept-essay.ts'
import type { OpenView } from '../use-view.ts'
import { EssayFile } from './EssayFile.tsx'
import { EssayNotKept } from './EssayNotKept.tsx'
import { GradePanel } from './GradePanel.tsx'
import { TopicField } from './TopicField.tsx'
import { WrittenElsewhere } from './WrittenElsewhere.tsx'

/** The form: the essay, its exam and topic, what it will cost, and the way to its report. */
export function WriteView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const draft = useStore(draftStore)
  const grading = useStore(gradingStore)
  const elsewhere = useKeptWork(keptEssay)
  const words = useWordCount(draft.content)
  const paid = usePaidWords(draft.content)
  const [refused, setRefused] = useState<Message | null>(null)
  const refusedText = useUntilChanged(refused, draft)
  const refusal = useStore(keptEssay.refusal)
  /** Who revises has an essay, and begins with its text. */
  const isRevision = draft.previousId !== null
  const change: typeof changeDraft = (part) => {
    forgetGrading()
    changeDraft(part)
  }
  const write = (content: string) => {
    forgetGrading()
    changeContent(content)
  }
  const onGrade = () => {
    const why = checkEssay(draft)
    setRefused(why && { ...why })
    if (!why) void startGrading()
  }

  const about = (
    <Fragment key="about">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select<ExamType>
          label={say('writing.examType')}
          options={EXAM_TYPES.map((value) => ({ value, label: examName(value, say) }))}
          value={draft.examType}
          onChange={(examType) => change({ examType })}
        />
        {draft.examType === 'Other' && (
          <TextField
            label={say('writing.purpose')}
            placeholder={say('writing.purposePlaceholder')}
            maxLength={MAX_WRITING_PURPOSE_CHARACTERS}
            value={draft.purpose}
            onChange={(event) => change({ purpose: event.target.value })}
          />
        )}
      </div>
      <TopicField topic={draft.topic} onTopicChange={(topic) => change({ topic })} />
    </Fragment>
  )
  const file = <EssayFile key="file" onText={write} onTaken={change} />
  const text = (
    <Fragment key="text">
      <WrittenElsewhere elsewhere={elsewhere} />
      {refusal && <EssayNotKept refusal={refusal} essay={draft.content} />}
      <ContentField
        label={say('writing.essay')}
        rows={16}
        placeholder={say('writing.essayPlaceholder')}
        value={draft.content}
        words={words}
        limitWords={ESSAY_WORD_LIMIT}
        onChange={write}
      />
      {hasExtractionNotice(draft.content) && <Notice tone="fair">{say(WRITING_TEXTS.ocrNotice)}</Notice>}
    </Fragment>
  )

  return (
    <>
      <PageHeader
        title={say('writing.title')}
        description={say('writing.description')}
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView({ name: 'history' })}>
            {say('writing.gradedEssays')}
          </Button>
        }
      />
      <GradingsList openView={openView} />
      {draft.previousId !== null && <RevisionNotice previousId={draft.previousId} openView={openView} />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">{isRevision ? [text, file, about] : [about, file, text]}</div>
        <Card as="section" aria-label={say('writing.price')} className="self-start lg:sticky lg:top-24">
          <GradePanel
            words={words}
            paid={paid}
            refusal={refusedText && say(refusedText)}
            failure={grading.phase === 'idle' ? grading.failure : null}
            onGrade={onGrade}
          />
        </Card>
      </div>
    </>
  )
}

function RevisionNotice({ previousId, openView }: { previousId: number; openView: OpenView }) {
  const say = useSay()
  return (
    <div className="mb-6">
      <Notice title={say('writing.revisionNotice')}>
        <p>{say('writing.revisionText')}</p>
        <div className="-ms-4 flex flex-wrap">
          <Button variant="quiet" onClick={() => openView({ name: 'report', essayId: previousId })}>
            {say('writing.previousReport')}
          </Button>
          <Button variant="quiet" onClick={clearDraft}>
            {say('writing.gradeAnother')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
