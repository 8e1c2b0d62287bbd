/** The next of a list's items to the one that an element stands in, else the one before. */
export function neighbourOf(element: HTMLElement): Element | null {
  const listed = element.closest('li')
  return listed?.nextElementSibling ?? listed?.previousElementSibling ?? null
}
