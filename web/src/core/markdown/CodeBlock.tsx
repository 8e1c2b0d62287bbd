import { isValidElement, type ReactNode, useRef } from 'react'
import { useSay } from '../../lib/language.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'

/** A block of code with its language, and a button that copies it. It scrolls by itself, by keyboard too. */
export function CodeBlock({ children }: { children: ReactNode }) {
  const say = useSay()
  const block = useRef<HTMLPreElement>(null)
  const className = isValidElement<{ className?: string }>(children) ? (children.props.className ?? '') : ''
  // A formula on lines of its own comes as a block, too.
  if (/\bmath-(inline|display)\b/.test(className)) return <>{children}</>
  const language = /language-(\S+)/.exec(className)?.[1]
  return (
    <div className="overflow-hidden rounded-ui border border-line">
      <div className="flex items-center justify-between border-line border-b bg-sunken ps-4 font-sans text-ink-soft text-xs">
        {language ?? say('ui.code')}
        <CopyButton label={say('ui.copyCode')} read={() => block.current?.textContent ?? ''} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways */}
      <pre ref={block} tabIndex={0} className="!m-0 !rounded-none">
        {children}
      </pre>
    </div>
  )
}
