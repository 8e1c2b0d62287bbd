/**
 * Pages as one text, `mark` in front of each. A sentence that runs on to the next page is not cut by an empty line; of ''
 * only the mark is there.
 */
export function joinPages(pages: readonly string[], mark = ''): string {
  const parts: string[] = []
  let isFirst = true
  for (const [index, page] of pages.entries()) {
    if (page !== '') {
      if (!isFirst) parts.push(runsOn(pages[index - 1] ?? '', page) ? '\n' : '\n\n')
      isFirst = false
    }
    parts.push(mark, page)
  }
  return parts.join('')
}

function runsOn(before: string, after: string): boolean {
  return /[\p{Ll}\p{Script=Han},，、;；]$/u.test(before.slice(-2)) && /^[\p{Ll}\p{Script=Han}]/u.test(after)
}
