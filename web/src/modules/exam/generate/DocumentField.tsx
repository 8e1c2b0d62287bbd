import { checkWordLimit } from '@lectern/domain/content'
import { EXTRACTION_RULES, listed } from '@lectern/domain/documents'
import { message } from '@lectern/texts/message'
import { useState } from 'react'
import { EarlierMaterial } from '../../../core/documents/EarlierMaterial.tsx'
import { isEmptyBox, isTextless, joinTexts } from '../../../core/documents/join-texts.ts'
import { ReadingNotices } from '../../../core/documents/ReadingNotices.tsx'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useUntilChanged } from '../../../lib/use-until-changed.ts'
import { FileDrop } from '../../../ui/fields/FileDrop.tsx'
import { changeDraft, changeText, draftStore, nameOtherMaterial } from '../draft.ts'
import { AddedDocument } from './AddedDocument.tsx'
import { type Added, useAddedDocuments } from './use-added-documents.ts'

/** Adds the text of a document below what stands in the content. */
function append(name: string, text: string, materialId: number | null): Added {
  const { content } = draftStore.get().texts
  const isFirst = isEmptyBox(content)
  if (!isFirst && isTextless(text)) return { refused: null, notTaken: message('documents.noTextAdded', { name }) }
  const whole = joinTexts(content, text)
  const refused = checkWordLimit(whole)
  if (refused) return { refused, notTaken: null }
  changeText(whole)
  if (isFirst) changeDraft({ materialId })
  else if (materialId !== null) nameOtherMaterial(materialId)
  // Beside what was typed, documents give no name.
  const { documentNames } = draftStore.get()
  if (isFirst || documentNames.length > 0) changeDraft({ documentNames: isFirst ? [name] : [...documentNames, name] })
  return { refused: null, notTaken: null }
}

/**
 * Adds the texts of documents to the content; one that would push it over the word limit is refused, and so is one without text
 * beside others, since nothing is made of a content that says so. What was said of either goes once anything else is chosen or typed.
 */
export function DocumentField() {
  const say = useSay()
  const draft = useStore(draftStore)
  const { reading, brought, read } = useAddedDocuments(({ document_name, extracted_text, material_id }) =>
    append(document_name, extracted_text, material_id),
  )
  const [picked, setPicked] = useState<Added | null>(null)
  const shownPicked = useUntilChanged(picked, draft)
  const isLatest = useUntilChanged(brought, draft) !== null
  const files = brought.map((one) => {
    const error = isLatest ? one.error : null
    return {
      brought: { ...one, notTaken: isLatest ? one.notTaken : null },
      error: typeof error === 'object' && error !== null ? say(error) : error,
    }
  })
  const single = reading === null && files.length === 1 ? files[0] : undefined
  const pick = (name: string, text: string, materialId?: number | null) =>
    setPicked(append(name, text, materialId ?? null))
  useHandedOverText('exam', ({ documentName, text, materialId }) => pick(documentName, text, materialId))
  return (
    <div>
      <FileDrop
        label={say('exam.addDocument')}
        hint={say('documents.typesAndSize', { types: listed(EXTRACTION_RULES.exam.types) })}
        types={EXTRACTION_RULES.exam.types}
        file={reading?.file}
        onFiles={(files) => {
          setPicked(null)
          read(files)
        }}
        error={single?.error ?? (shownPicked?.refused && say(shownPicked.refused))}
        busyLabel={
          reading &&
          (reading.count === 1
            ? say('documents.reading')
            : say('exam.readingOf', { number: reading.number, count: reading.count }))
        }
      />
      <EarlierMaterial className="-ms-4 mt-1" onPick={({ id, name, text }) => pick(name, text, id)} />
      {shownPicked?.notTaken && <ReadingNotices reading={{ emptyPages: 0, notTaken: say(shownPicked.notTaken) }} />}
      {single ? (
        <ReadingNotices
          reading={{ ...single.brought, notTaken: single.brought.notTaken && say(single.brought.notTaken) }}
        />
      ) : (
        files.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files come one after the other, and stay where they are.
          <AddedDocument key={at} {...one} />
        ))
      )}
      {draft.documentNames.length > 0 && (
        <p className="wrap-anywhere mt-3 text-ink-soft text-sm" role="status">
          {say('exam.documentsIn', { names: listed(draft.documentNames), count: draft.documentNames.length })}
        </p>
      )}
    </div>
  )
}
