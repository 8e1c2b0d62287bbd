import { checkWordLimit } from '@lectern/domain/content'
import { EXTRACTION_RULES, listed } from '@lectern/domain/documents'
import type { Message } from '@lectern/texts/message'
import { useState } from 'react'
import { isEmptyBox, isTextless, joinTexts } from '../../../core/documents/join-texts.ts'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { extractionFor, useDocumentReading } from '../../../core/documents/use-document-reading.ts'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useUntilChanged } from '../../../lib/use-until-changed.ts'
import { changeDraft, changeText, draftStore, nameOtherMaterial } from '../draft.ts'

/**
 * Adds the text of a document to the content; one that would push it over the word limit is refused, and so is one without text
 * beside others, since nothing is made of a content that says so. What was said of either goes once anything else is chosen or typed.
 */
export function DocumentField() {
  const say = useSay()
  const draft = useStore(draftStore)
  const [tooLong, setTooLong] = useState<Message | null>(null)
  const [textless, setTextless] = useState<{ name: string } | null>(null)
  const refusal = useUntilChanged(tooLong, draft)
  const notTaken = useUntilChanged(textless, draft)

  const append = (name: string, text: string, materialId: number | null = null) => {
    const { content } = draftStore.get().texts
    const isFirst = isEmptyBox(content)
    const isAdded = isFirst || !isTextless(text)
    setTextless(isAdded ? null : { name })
    if (!isAdded) return setTooLong(null)
    const whole = joinTexts(content, text)
    const why = checkWordLimit(whole)
    setTooLong(why && { ...why })
    if (why) return
    changeText(whole)
    if (isFirst) changeDraft({ materialId })
    else if (materialId !== null) nameOtherMaterial(materialId)
    // Beside what was typed, documents give no name.
    const { documentNames } = draftStore.get()
    if (isFirst || documentNames.length > 0) changeDraft({ documentNames: isFirst ? [name] : [...documentNames, name] })
  }
  const reading = useDocumentReading({
    reader: extractionFor('exam'),
    logIn: say('exam.loginToUpload'),
    explain: (error) => errorText(error, say('exam.uploadFailed')),
    about: draft,
    onRead: ({ document_name, extracted_text, material_id }) => append(document_name, extracted_text, material_id),
  })
  useHandedOverText('exam', ({ documentName, text, materialId }) => append(documentName, text, materialId))
  const { isReading, file } = reading
  return (
    <div>
      <ReadingField
        label={say('exam.addDocument')}
        types={EXTRACTION_RULES.exam.types}
        // What was read is added to the content, and replaced by none that follows.
        reading={{
          ...reading,
          file: isReading ? file : null,
          error: reading.error ?? (refusal && say(refusal)),
          emptyPages: refusal ? 0 : reading.emptyPages,
          notTaken: notTaken && say('documents.noTextAdded', notTaken),
        }}
        onPick={({ id, name, text }) => append(name, text, id)}
      />
      {draft.documentNames.length > 0 && (
        <p className="wrap-anywhere mt-3 text-ink-soft text-sm" role="status">
          {say('exam.documentsIn', { names: listed(draft.documentNames), count: draft.documentNames.length })}
        </p>
      )}
    </div>
  )
}
