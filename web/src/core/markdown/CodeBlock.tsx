import { Check, Copy } from 'lucide-react'
import { isValidElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'

const SAID_FOR_MS = 2000

/** A block of code with its language, and a button that copies it. It scrolls by itself, by keyboard too. */
export function CodeBlock({ children }: { children: ReactNode }) {
  const block = useRef<HTMLPreElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  const className = isValidElement<{ className?: string }>(children) ? (children.props.className ?? '') : ''
  // A formula on lines of its own comes as a block, too.
  if (!className.includes('language-') && className.includes('math')) return <>{children}</>
  const language = /language-(\S+)/.exec(className)?.[1]
  return (
    <div className="overflow-hidden rounded-ui border border-line">
      <div className="flex items-center justify-between border-line border-b bg-sunken ps-4 font-sans text-ink-soft text-xs">
        {language ?? 'Code'}
        <IconButton
          label={isCopied ? 'Copied' : 'Copy this code'}
          icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
          onClick={async () => setCopied(await copyText(block.current?.textContent ?? ''))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways */}
      <pre ref={block} tabIndex={0} className="!m-0 !rounded-none">
        {children}
      </pre>
    </div>
  )
}
