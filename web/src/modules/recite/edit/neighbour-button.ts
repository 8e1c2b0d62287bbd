/** A card goes with its buttons: what gets the focus then is the next one, else the one before. */
export function neighbourButton(button: HTMLElement): HTMLElement | null {
  const card = button.closest('li')
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling
  return neighbour?.querySelector('button') ?? null
}
