import { typedWordLimitExceeded, WORD_LIMIT } from '@lectern/domain/content'
import type { Ref } from 'react'
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
  /** Why what is in it was refused, where that was tried. */
  error?: string | null
  ref?: Ref<HTMLTextAreaElement>
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
  error = null,
  ref,
  onChange,
}: ContentFieldProps) {
  const say = useSay()
  return (
    <TextArea
      ref={ref}
      label={label}
      aside={<WordCount words={words} limitWords={limitWords} />}
      isMaterial
      isErrorAbove
      rows={rows ?? 14}
      placeholder={placeholder}
      value={value}
      hint={documentName && say('documents.fromDocument', { name: documentName })}
      error={words > limitWords ? say(typedWordLimitExceeded(limitWords)) : error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
