import { ApiError } from '@lectern/contract/api-error'
import { EXTRACTION_RULES, listed } from '@lectern/domain/documents'
import type { Say } from '@lectern/texts/speaker'
import { useRef } from 'react'
import { EarlierMaterial } from '../../../core/documents/EarlierMaterial.tsx'
import { ReadingNotices } from '../../../core/documents/ReadingNotices.tsx'
import { extractionFor, useDocumentReading } from '../../../core/documents/use-document-reading.ts'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { useOfferedText } from '../../../core/documents/use-offered-text.tsx'
import { refusalText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileUp } from '../../../ui/icons/icons.ts'
import { changeNotes, chatStore, type TakenNotes, takeNotes } from '../chat.ts'

const { types } = EXTRACTION_RULES.understanding

/** The ways of notes into their box: a file, earlier material, what another module hands over; and out of it. */
export function NotesSources({ hasNotes }: { hasNotes: boolean }) {
  const say = useSay()
  const chooser = useRef<HTMLInputElement>(null)
  const { offer, question, notTaken } = useOfferedText<TakenNotes>({
    what: 'notes',
    current: () => chatStore.get().notes,
    take: takeNotes,
  })
  const notes = useStore(chatStore, (chat) => chat.notes)
  const reading = useDocumentReading({
    reader: extractionFor('understanding'),
    logIn: say('understanding.loginToUpload'),
    explain: (error) => explain(error, say),
    // Once the notes have come in another way, it is over.
    about: notes,
    onRead: (read) =>
      offer({
        text: read.extracted_text,
        documentName: read.document_name,
        materialId: read.material_id,
        wasCut: read.is_truncated,
      }),
  })
  useHandedOverText('understanding', ({ text, documentName, materialId = null }) =>
    offer({ text, documentName, materialId, wasCut: false }),
  )

  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={say('understanding.notesFile')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // So that the same file can be chosen again.
          event.target.value = ''
          if (file) reading.read(file)
        }}
      />
      <div className="-ms-4 mt-1 flex flex-wrap items-center">
        <Button
          variant="quiet"
          icon={<FileUp size={18} aria-hidden />}
          isLoading={reading.isReading}
          onClick={() => chooser.current?.click()}
        >
          {say(reading.isReading ? 'understanding.readingFile' : 'understanding.addFile')}
        </Button>
        <EarlierMaterial
          onPick={({ id, text, name }) => offer({ text, documentName: name, materialId: id, wasCut: false })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-ink-soft text-xs">{say('understanding.fileHint', { types: listed(types) })}</p>
        {hasNotes && (
          <Button variant="quiet" className="-me-2 ms-auto" onClick={() => changeNotes('')}>
            {say('understanding.clearNotes')}
          </Button>
        )}
      </div>
      {reading.error && (
        <p role="alert" className="wrap-anywhere mt-1.5 text-poor text-xs">
          {reading.error}
        </p>
      )}
      <ReadingNotices reading={{ ...reading, notTaken }} />
      {question}
    </>
  )
}

/** The server's words for what is wrong with the file, else that it or the way there failed. */
function explain(error: Error, say: Say): string {
  if (error instanceof ApiError && error.status === 0) return say('understanding.uploadFailed')
  return refusalText(error, say('understanding.fileFailed'))
}
