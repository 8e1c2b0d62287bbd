import { MarkedText } from '../../../core/marked-text/MarkedText.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { type Block, paragraphsOf } from './paragraphs.ts'

interface FeedbackTextProps {
  text: string
  className?: string
}

/** What was said of an essay, with its lists as lists and its formulas set; of other markup it is text and nothing else. */
export const FeedbackText = ({ text, className }: FeedbackTextProps) => (
  <div className={classNames('wrap-anywhere flex flex-col', className)}>
    {paragraphsOf(text).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a report never changes
      <FeedbackBlock key={index} block={block} />
    ))}
  </div>
)

function FeedbackBlock({ block }: { block: Block }) {
  if (block.kind === 'text')
    return (
      <p className="whitespace-pre-line">
        <MarkedText text={block.text} />
      </p>
    )
  const List = block.isNumbered ? 'ol' : 'ul'
  return (
    <List className={`flex flex-col gap-1 ps-6 ${block.isNumbered ? 'list-decimal' : 'list-disc'}`}>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a report never changes
        <li key={index}>
          <MarkedText text={item} />
        </li>
      ))}
    </List>
  )
}
