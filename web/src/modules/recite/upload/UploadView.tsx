import { checkContent, describePurpose, RECITE_TEXTS } from '@lectern/domain/recite'
import type { Message } from '@lectern/texts/message'
import { useState } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { ContentField } from '../../../core/documents/ContentField.tsx'
import { useWordCount } from '../../../core/documents/use-word-count.ts'
import { GeneratePanel } from '../../../core/generation/GeneratePanel.tsx'
import { isUnderWay } from '../../../core/generation/run-state.ts'
import { runsKey } from '../../../core/generation/runs-api.ts'
import { WaitingRuns } from '../../../core/generation/WaitingRuns.tsx'
import { FirstAnswers } from '../../../core/lists/FirstAnswers.tsx'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useUntilChanged } from '../../../lib/use-until-changed.ts'
import { Card } from '../../../ui/Card.tsx'
import { LoadingForm } from '../../../ui/LoadingForm.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { changeContent, changeDraft, draftStore } from '../draft.ts'
import { cardRuns } from '../generation.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { DocumentField } from './DocumentField.tsx'
import { PurposeField } from './PurposeField.tsx'

/** The material: read from a document, pasted or typed; what it will cost; and the start of the run. */
export function UploadView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const { isAuthenticated } = useAccount()
  const draft = useStore(draftStore)
  const words = useWordCount(draft.content)
  const [refused, setRefused] = useState<Message | null>(null)
  const error = useUntilChanged(refused, draft)

  const start = () => {
    cardRuns.start({
      content: draft.content.trim(),
      documentName: draft.documentName,
      materialId: draft.materialId ?? null,
      purpose: describePurpose(draft.tags, draft.ownPurpose),
    })
    openView({ name: 'generate' })
  }

  const onGenerate = () => {
    const refusal = checkContent(draft.content) ?? (isAuthenticated ? null : RECITE_TEXTS.loginToGenerate)
    setRefused(refusal && { ...refusal })
    if (refusal) return
    if (isUnderWay(cardRuns.store.get())) openView({ name: 'generate' })
    else start()
  }

  return (
    <>
      <PageHeader
        title={say('recite.createNewSet')}
        description={say('recite.uploadText')}
        trail={trails(say, openView).start}
      />
      <FirstAnswers of={[runsKey('recite')]} loading={<LoadingForm />}>
        <WaitingRuns module="recite" driven={cardRuns.store} className="mb-6" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex flex-col gap-6">
            <PurposeField
              tags={draft.tags}
              ownWords={draft.ownPurpose}
              onTagsChange={(tags) => changeDraft({ tags })}
              onOwnWordsChange={(ownPurpose) => changeDraft({ ownPurpose })}
            />
            <DocumentField />
            <ContentField
              label={say('recite.content')}
              placeholder={say('recite.contentHint')}
              value={draft.content}
              words={words}
              documentName={draft.documentName}
              onChange={changeContent}
            />
          </div>
          <Card as="section" aria-label={say('recite.price')} className="self-start lg:sticky lg:top-24">
            <GeneratePanel
              words={words}
              characters={draft.content.trim().length}
              what="flashcards"
              actionLabel={say('recite.generate')}
              error={error && say(error)}
              onGenerate={onGenerate}
            />
          </Card>
        </div>
      </FirstAnswers>
    </>
  )
}
