/** A key that works here: <KeyHint>Space</KeyHint>. Hidden where there is no keyboard to press. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-[0.25rem] border border-line border-b-2 bg-surface px-1.5 font-sans text-ink-soft text-xs pointer-coarse:hidden">
      {children}
    </kbd>
  )
}
