import { type MarkedPart, readMarkedText } from '@lectern/domain/markdown/marked-text'
import { Fragment, memo, useMemo } from 'react'
import { Formula } from './Formula.tsx'

/**
 * A text of a card, a question or an answer: words as they were written, with its formulas set and its code as code. It
 * stands wherever words may stand, in a label too; whoever shows it keeps or folds its line breaks.
 */
export const MarkedText = memo(function MarkedText({ text }: { text: string }) {
  const parts = useMemo(() => readMarkedText(text), [text])
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no names of their own
  return parts.map((part, index) => <Fragment key={index}>{showPart(part)}</Fragment>)
})

function showPart({ kind, text, ...part }: MarkedPart) {
  switch (kind) {
    case 'text':
      return text
    case 'formula':
      return <Formula tex={text} isBlock={'isBlock' in part && part.isBlock} />
    case 'code':
      return <Code text={text} isBlock={'isBlock' in part && part.isBlock} />
  }
}

/** Code in a line, or on lines of its own with its indentation; long lines are wrapped, so that it may stand in a label. */
export const Code = ({ text, isBlock }: { text: string; isBlock: boolean }) => (
  <code
    className={
      isBlock
        ? 'wrap-anywhere my-2 block whitespace-pre-wrap rounded-ui bg-sunken px-3 py-2 text-start font-mono text-[0.85em] leading-relaxed [tab-size:4]'
        : 'rounded bg-sunken px-1 font-mono text-[0.9em]'
    }
  >
    {text}
  </code>
)
