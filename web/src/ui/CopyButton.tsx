import { useEffect, useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { useSay } from '../lib/language.ts'
import { IconButton } from './IconButton.tsx'
import { Check, Copy } from './icons/icons.ts'

interface CopyButtonProps {
  /** What it copies, in words: 'Copy this answer'. */
  label: string
  /** Asked when it is pressed. */
  read: () => string
}

const SAID_FOR_MS = 2000

/** Copies a text, and says for a moment that it has. */
export function CopyButton({ label, read }: CopyButtonProps) {
  const say = useSay()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <IconButton
      label={isCopied ? say('ui.copied') : label}
      icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
      onClick={async () => setCopied(await copyText(read()))}
    />
  )
}
