/** Some words over a page's picture that are selected, with where in the material's text they begin. */
interface SelectedWords {
  start: number
  text: string
}

const CJK = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/

/**
 * What is selected of the text over the pictures of pages, as one reads it: lines run on, and a word that a line's end had broken is
 * whole. Null where nothing of it is selected.
 */
export function wordsOf(place: HTMLElement, range: Range): string | null {
  const selected = [...place.querySelectorAll<HTMLElement>('[data-start]')]
    .filter((element) => range.intersectsNode(element))
    .map((element) => selectedOf(element, range))
    .filter(({ text }) => text !== '')
  if (selected.length === 0) return null
  return selected.map((words, index) => gapBetween(selected[index - 1], words) + words.text).join('')
}

function selectedOf(
  element: HTMLElement,
  { startContainer, startOffset, endContainer, endOffset }: Range,
): SelectedWords {
  const text = element.textContent
  const from = element.contains(startContainer) ? offsetIn(startContainer, startOffset, text) : 0
  const to = element.contains(endContainer) ? offsetIn(endContainer, endOffset, text) : text.length
  return { start: Number(element.dataset.start) + from, text: text.slice(from, to).trimEnd() }
}

/** A place is told in characters within a text, and in children within its element. */
const offsetIn = (container: Node, offset: number, text: string): number => {
  if (container.nodeType === Node.TEXT_NODE) return offset
  return offset === 0 ? 0 : text.length
}

function gapBetween(before: SelectedWords | undefined, { start, text }: SelectedWords): string {
  if (!before || before.start + before.text.length === start) return ''
  return CJK.test(before.text.slice(-1)) && CJK.test(text.charAt(0)) ? '' : ' '
}
