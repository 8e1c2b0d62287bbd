import { DEFAULT_PURPOSE, MAX_PURPOSE_CHARACTERS } from '@lectern/domain/content'
import { checkNotesContent, NOTES_TEXTS } from '@lectern/domain/notes'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../../core/account/use-account.ts'
import { ContentField } from '../../../core/documents/ContentField.tsx'
import { useWordCount } from '../../../core/documents/use-word-count.ts'
import { GeneratePanel } from '../../../core/generation/GeneratePanel.tsx'
import { isUnderWay } from '../../../core/generation/run-state.ts'
import { WaitingRuns } from '../../../core/generation/WaitingRuns.tsx'
import { say } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { changeContent, changePurpose, draftStore } from '../draft.ts'
import { noteRuns } from '../generation.ts'
import type { OpenView } from '../use-view.ts'
import { DocumentField } from './DocumentField.tsx'

/** The material: read from a document, pasted or typed; what it will cost; and the start of the run. */
export function InputView({ openView }: { openView: OpenView }) {
  const { isAuthenticated } = useAccount()
  const draft = useStore(draftStore)
  const words = useWordCount(draft.content)
  const [error, setError] = useState<string | null>(null)

  const onGenerate = () => {
    const refusal = checkNotesContent(draft.content) ?? (isAuthenticated ? null : NOTES_TEXTS.loginToGenerate)
    setError(refusal === null || typeof refusal === 'string' ? refusal : say(refusal))
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
        title="Notes"
        description="Turn a chapter, slides or a transcript into structured notes, in Chinese or English."
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView({ name: 'history' })}>
            Your Notes
          </Button>
        }
      />
      <WaitingRuns module="notes" driven={noteRuns.store} className="mb-6" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-6">
          <TextField
            label="Purpose"
            placeholder={DEFAULT_PURPOSE}
            hint="What the notes are for, how detailed, and in which language if not that of the material."
            maxLength={MAX_PURPOSE_CHARACTERS}
            value={draft.purpose}
            onChange={(event) => changePurpose(event.target.value)}
          />
          <DocumentField onTake={() => setError(null)} />
          <ContentField
            label="Content"
            placeholder="Paste or type your material here."
            value={draft.content}
            words={words}
            documentName={draft.documentName}
            onChange={(content) => {
              setError(null)
              changeContent(content)
            }}
          />
          {draft.wasTruncated && (
            <Notice tone="fair" role="status">
              {NOTES_TEXTS.truncated}
            </Notice>
          )}
        </div>
        <Card as="section" aria-label="Price" className="self-start lg:sticky lg:top-24">
          <GeneratePanel
            words={words}
            characters={draft.content.trim().length}
            what="notes"
            actionLabel="Generate Notes"
            error={error}
            onGenerate={onGenerate}
          />
        </Card>
      </div>
    </>
  )
}
