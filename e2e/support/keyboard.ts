import type { FileChooser, Locator, Page } from 'playwright-core'
import { settle } from './axe.ts'
import { expect } from './expect.ts'

/** More than any screen has before what is looked for. */
const MOST_TABS = 400
const MOST_ARROWS = 20

/** Takes the focus to `target` as somebody without a mouse does; where it stands there already, it stays. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs <= MOST_TABS; tabs++) {
    if (await target.evaluate(hasFocus)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached by ${MOST_TABS} presses of Tab`)
}

/** Goes to `target` and presses a key there. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Goes to a field and writes into it what stands in it from then on. */
export async function write(field: Locator, text: string): Promise<void> {
  await press(field, 'ControlOrMeta+a')
  await field.page().keyboard.insertText(text)
}

/** Goes to the choices of which `option` is one by Tab, to it by the arrows, and chooses it. */
export async function choose(option: Locator): Promise<void> {
  const { keyboard } = option.page()
  await expect(option).toBeVisible()
  for (let tabs = 0; tabs <= MOST_TABS && !(await option.evaluate(isAmongFocused)); tabs++) await keyboard.press('Tab')
  for (let arrows = 0; arrows <= MOST_ARROWS; arrows++) {
    if (await option.evaluate(hasFocus)) return keyboard.press('Space')
    await keyboard.press('ArrowRight')
  }
  throw new Error(`${option} is not reached by Tab and arrows`)
}

/** Goes to the place of a file that says `label`, and gives it one. */
export async function chooseFile(
  page: Page,
  label: string,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const ask = async () => {
    // The browser hears a moment later that it is to hand over what it asks.
    await settle(page)
    await press(page.locator('button').filter({ hasText: label }))
  }
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), ask()])
  await chooser.setFiles(file)
}

/** Runs in the page. */
const hasFocus = (element: Element): boolean => element === document.activeElement

/** Whether one of the choices has the focus of which the element is one. Runs in the page. */
function isAmongFocused(element: Element): boolean {
  const group = 'fieldset, [role=radiogroup], [role=group]'
  const focused = document.activeElement
  const isChoice = focused?.matches('input[type=radio], [role=radio]') === true
  return isChoice && element.closest(group) !== null && element.closest(group) === focused.closest(group)
}
