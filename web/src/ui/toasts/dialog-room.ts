/**
 * Has the part of a dialog that scrolls ([data-scrolls]) go on by as much as reaches below `toastsTop`, from the top of the window: its end
 * can then be scrolled clear of toasts. The dialog keeps its height, so that its buttons stay where they are, until it closes.
 */
export function giveRoomInDialog(dialog: HTMLElement, toastsTop: number): void {
  const part = dialog.querySelector<HTMLElement>('[data-scrolls]')
  if (!part) return
  const covered = Math.ceil(part.getBoundingClientRect().bottom - toastsTop)
  const given = Number(part.dataset.room ?? 0)
  if (covered <= given) return
  if (given === 0) {
    dialog.style.maxHeight = `${dialog.offsetHeight}px`
    part.dataset.ownEnd = getComputedStyle(part).paddingBottom
  }
  part.dataset.room = `${covered}`
  part.style.paddingBottom = `calc(${part.dataset.ownEnd || '0px'} + ${covered}px)`
}
