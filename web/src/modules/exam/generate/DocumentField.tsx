import { checkWordLimit } from '@lectern/domain/content'
import { EXTRACTION_RULES } from '@lectern/domain/documents'
import { useState } from 'react'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { useExtraction } from '../../../core/documents/use-extraction.ts'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { errorText } from '../../../lib/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { changeText, draftStore } from '../draft.ts'

/**
 * Adds the text of a document to the content; one that would push it over the word limit is refused. What was said of it
 * goes with the content that it was said of.
 */
export function DocumentField() {
  const say = useSay()
  const [refusal, setRefusal] = useState<{ text: string; content: string } | null>(null)
  const { content: shown } = useStore(draftStore).texts

  const append = (text: string) => {
    const { content } = draftStore.get().texts
    const whole = [content.trimEnd(), text].filter(Boolean).join('\n\n')
    const tooLong = checkWordLimit(whole)
    setRefusal(tooLong === null ? null : { text: say(tooLong), content })
    if (!tooLong) changeText(whole)
  }
  const words = {
    logIn: say('exam.loginToUpload'),
    explain: (error: Error) => errorText(error, say('exam.uploadFailed')),
  }
  const reading = useExtraction('exam', words, ({ extracted_text }) => append(extracted_text))
  useHandedOverText(({ text }) => append(text))
  return (
    <ReadingField
      label={say('exam.addDocument')}
      types={EXTRACTION_RULES.exam.types}
      reading={{ ...reading, error: reading.error ?? (refusal?.content === shown ? refusal.text : null) }}
      onPick={({ text }) => append(text)}
    />
  )
}
