import type { HTMLAttributes } from 'react'

interface PressableTextProps extends HTMLAttributes<HTMLSpanElement> {
  onPress: () => void
}

/** Words of a running text that are pressed as a button is: within a real one, which is a box, no line would be broken. */
export function PressableText({ onPress, onKeyDown, ...rest }: PressableTextProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      role="button"
      tabIndex={0}
      onClick={onPress}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
      {...rest}
    />
  )
}
