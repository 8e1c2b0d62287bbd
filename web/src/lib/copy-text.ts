/** Puts `text` on the clipboard. False where the browser does not allow it: the caller selects the text instead. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
