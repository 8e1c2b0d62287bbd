/** Pages as one text. A sentence that runs on to the next page is not cut by an empty line; '' is passed over. */
export function joinPages(pages: readonly string[]): string {
  const parts: string[] = []
  for (const [index, page] of pages.entries()) {
    if (page === '') continue
    if (parts.length > 0) parts.push(runsOn(pages[index - 1] ?? '', page) ? '\n' : '\n\n')
    parts.push(page)
  }
  return parts.join('')
}

function runsOn(before: string, after: string): boolean {
  return /[\p{Ll}\p{Script=Han},，、;；]$/u.test(before.slice(-2)) && /^[\p{Ll}\p{Script=Han}]/u.test(after)
}
