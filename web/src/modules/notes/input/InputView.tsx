import { DEFAULT_PURPOSE, MAX_PURPOSE_CHARACTERS, WORD_LIMIT } from '@lectern/domain/content'
import { checkNotesContent, NOTES_TEXTS } from '@lectern/domain/notes'
import type { Message } from '@lectern/texts/message'
import { useRef, useState } from 'react'
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
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { History } from '../../../ui/icons/icons.ts'
import { LoadingForm } from '../../../ui/LoadingForm.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { changeContent, changePurpose, draftStore } from '../draft.ts'
import { noteRuns } from '../generation.ts'
import type { OpenView } from '../use-view.ts'
import { DocumentField } from './DocumentField.tsx'

/** The material: read from a document, pasted or typed; what it will cost; and the start of the run. */
export function InputView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const { isAuthenticated } = useAccount()
  const draft = useStore(draftStore)
  const words = useWordCount(draft.content)
  const [refused, setRefused] = useState<Message | null>(null)
  const error = useUntilChanged(refused, draft)
  const isOfContent = error?.id !== NOTES_TEXTS.loginToGenerate.id
  const contentBox = useRef<HTMLTextAreaElement>(null)

  const onGenerate = () => {
    const ofContent = checkNotesContent(draft.content)
    const refusal = ofContent ?? (isAuthenticated ? null : NOTES_TEXTS.loginToGenerate)
    setRefused(refusal && { ...refusal })
    // The box may be above the window, with why.
    if (ofContent) contentBox.current?.focus()
    if (refusal) return
    if (!isUnderWay(noteRuns.store.get())) {
      const { documentName, materialId } = draft
      const purpose = draft.purpose.trim() || DEFAULT_PURPOSE
      noteRuns.start({ content: draft.content.trim(), purpose, documentName, materialId })
    }
    openView({ name: 'generate' })
  }

  return (
    <>
      <PageHeader
        title={say('notes.title')}
        description={say('notes.description')}
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView({ name: 'history' })}>
            {say('notes.yours')}
          </Button>
        }
      />
      <FirstAnswers of={[runsKey('notes')]} loading={<LoadingForm />}>
        <WaitingRuns module="notes" driven={noteRuns.store} className="mb-6" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex flex-col gap-6">
            <TextField
              label={say('notes.purpose')}
              placeholder={say('generation.generalStudy')}
              hint={say('notes.purposeHint')}
              maxLength={MAX_PURPOSE_CHARACTERS}
              value={draft.purpose}
              onChange={(event) => changePurpose(event.target.value)}
            />
            <DocumentField />
            <ContentField
              label={say('notes.content')}
              placeholder={say('notes.contentHint')}
              value={draft.content}
              words={words}
              documentName={draft.documentName}
              error={error && isOfContent ? say(error) : null}
              ref={contentBox}
              onChange={changeContent}
            />
            {draft.wasTruncated && (
              <Notice tone="fair" role="status">
                {say('notes.truncated', { limit: WORD_LIMIT })}
              </Notice>
            )}
          </div>
          <Card as="section" aria-label={say('notes.price')} className="self-start lg:sticky lg:top-24">
            <GeneratePanel
              words={words}
              characters={draft.content.trim().length}
              what="notes"
              actionLabel={say('notes.generate')}
              error={error && !isOfContent ? say(error) : null}
              onGenerate={onGenerate}
            />
          </Card>
        </div>
      </FirstAnswers>
    </>
  )
}
