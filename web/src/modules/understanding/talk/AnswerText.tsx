import type { Citation } from '@lectern/contract/understanding/shapes'
import { useCallback, useMemo } from 'react'
import { Markdown } from '../../../core/markdown/Markdown.tsx'
import { languageOf } from '../../../core/study-text/language.ts'
import { CitationMark } from './CitationMark.tsx'

interface AnswerTextProps {
  text: string
  citations: readonly Citation[]
  isUnfinished?: boolean
}

/** The words of an answer, with the passages it stands on behind their numbers. */
export function AnswerText({ text, citations, isUnfinished }: AnswerTextProps) {
  const renderCitation = useCallback(
    (number: number) => {
      const citation = citations[number - 1]
      return citation ? <CitationMark citation={citation} /> : null
    },
    [citations],
  )
  const language = useMemo(() => languageOf(text), [text])
  return (
    <div lang={language} className="reading">
      <Markdown
        text={text}
        citationCount={citations.length}
        renderCitation={renderCitation}
        isUnfinished={isUnfinished}
      />
    </div>
  )
}
