import { typedWordLimitExceeded, WORD_LIMIT } from '@lectern/domain/content'
import { useSay } from '../../lib/language.ts'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { WordCount } from './WordCount.tsx'

interface ContentFieldProps {
  label: string
  placeholder: string
  rows?: number
  value: string
  /** What `useWordCount` counted: it waits for a pause in typing. */
  words: number
  limitWords?: number
  /** Where the text comes from, or ''. */
  documentName?: string
  onChange: (content: string) => void
}

/** The box for what something is to be made from: its words are counted, and too many are said. */
export function ContentField({
  label,
  placeholder,
  rows,
  value,
  words,
  limitWords = WORD_LIMIT,
  documentName,
  onChange,
}: ContentFieldProps) {
  const say = useSay()
  return (
    <TextArea
      label={label}
      aside={<WordCount words={words} limitWords={limitWords} />}
      isMaterial
      isErrorAbove
      rows={rows ?? 14}
      placeholder={placeholder}
      value={value}
      hint={documentName && say('documents.fromDocument', { name: documentName })}
      error={words > limitWords ? say(typedWordLimitExceeded(limitWords)) : null}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
