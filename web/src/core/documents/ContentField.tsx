import { typedWordLimitExceeded, WORD_LIMIT } from '@lectern/domain/content'
import { TextArea } from '../../ui/TextArea.tsx'
import { WordCount } from './WordCount.tsx'

interface ContentFieldProps {
  label: string
  placeholder: string
  rows?: number
  value: string
  /** Of `useWordCount`: counting waits for a pause in typing. */
  words: number
  limitWords?: number
  /** Where the text comes from, or ''. */
  documentName?: string
  onChange: (content: string) => void
}

/** The box for what something is to be made from: its words are counted, and too many are said. */
export const ContentField = ({
  label,
  placeholder,
  rows,
  value,
  words,
  limitWords = WORD_LIMIT,
  documentName,
  onChange,
}: ContentFieldProps) => (
  <TextArea
    label={label}
    aside={<WordCount words={words} limitWords={limitWords} />}
    isMaterial
    isErrorAbove
    rows={rows ?? 14}
    placeholder={placeholder}
    value={value}
    hint={documentName && `From ${documentName}`}
    error={words > limitWords ? typedWordLimitExceeded(limitWords) : null}
    onChange={(event) => onChange(event.target.value)}
  />
)
