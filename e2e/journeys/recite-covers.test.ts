import { type CoveringShape, readCoveredPicture } from '@lectern/domain/cards/occlusion'
import { boxOf } from '@lectern/domain/cards/shape-box'
import type { CDPSession, Page } from 'playwright-core'
import { expect as expectValue } from 'vitest'
import { signInStudent } from '../support/api-account.ts'
import { findBarriers } from '../support/axe.ts'
import { expect } from '../support/expect.ts'
import { journey, useBrowser } from '../support/journey.ts'
import { keepSet } from '../support/recite.ts'

useBrowser()

/** The smallest PNG. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A new covered picture in a set of one card. */
async function openEditor(page: Page) {
  const student = await signInStudent(page)
  const set = await keepSet(student, 'Anatomy', 1)
  await page.goto(`/module/recite?view=edit&set_id=${set.id}`)
  await page.getByRole('button', { name: 'Add Card' }).press('Enter')
  await page.getByLabel('Kind of card').selectOption('Covered picture')
  /** What the server has of it. */
  const coveredKept = async () => {
    const { flashcards } = await student.recite.getSet({ params: { id: set.id } })
    return readCoveredPicture(flashcards[1]?.question ?? '')
  }
  return { coveredKept }
}

/** A picture with things to be named in it, drawn by the browser. */
async function drawPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser cannot draw')
    pen.fillStyle = '#f4e9d8'
    pen.fillRect(0, 0, 900, 600)
    pen.font = '48px sans-serif'
    for (const [index, label] of ['aorta', 'left atrium', 'right ventricle', '瓣膜'].entries()) {
      const [x, y] = [60 + (index % 2) * 430, 90 + Math.floor(index / 2) * 280]
      pen.fillStyle = ['#c2453b', '#3d8a4c', '#0f5b5c', '#b57112'][index] ?? ''
      pen.fillRect(x, y, 330, 160)
      pen.fillStyle = '#ffffff'
      pen.fillText(label, x + 20, y + 95)
    }
    return canvas.toDataURL()
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

const choosePicture = async (page: Page) => {
  await page
    .getByLabel('Choose a picture', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'heart.png', mimeType: 'image/png', buffer: await drawPicture(page) })
  await expect(stage(page)).toBeVisible()
  await expectValue.poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  // Where the way to choose one was gone, the focus comes a moment later, and the page is scrolled to it.
  await expect(page.getByRole('group', { name: 'Covered picture' })).toBeFocused()
  await shown(page).scrollIntoViewIfNeeded()
}
const stage = (page: Page) => page.getByRole('application', { name: 'Picture and its covers' })
const shown = (page: Page) => stage(page).getByRole('img', { name: 'heart', exact: true })
const cover = (page: Page, name: string | RegExp) => stage(page).getByRole('button', { name })
/** In hundredths of the picture. */
const roundBox = ({ outline }: CoveringShape) => {
  const { left, top, width, height } = boxOf(outline)
  return [left, top, width, height].map((part) => Math.round(part * 100))
}

/** The place of a part of the picture on the screen. */
async function placeOf(page: Page, x: number, y: number) {
  const box = await shown(page).boundingBox()
  if (!box) throw new Error('The picture is not in view')
  return { x: box.x + x * box.width, y: box.y + y * box.height }
}

async function drag(page: Page, from: [number, number], to: [number, number]) {
  const [start, end] = [await placeOf(page, ...from), await placeOf(page, ...to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 6 })
  await page.mouse.up()
}

journey('a polygon is drawn around a part, and another made corner by corner by keyboard', async (page) => {
  const { coveredKept } = await openEditor(page)
  await choosePicture(page)
  await page.getByRole('radio', { name: 'Polygon' }).press('Enter')
  const corners = [
    [0.1, 0.1],
    [0.4, 0.1],
    [0.25, 0.4],
    [0.11, 0.12],
  ] as const
  for (const [at, [x, y]] of corners.entries()) {
    const point = await placeOf(page, x, y)
    await page.mouse.move(point.x, point.y, { steps: at === 0 ? 1 : 12 })
    if (at === 0) await page.mouse.down()
  }
  await page.mouse.up()
  await expect(cover(page, 'Cover 1, number 1')).toBeFocused()

  const told = page.getByRole('status').filter({ hasText: /^Cover|^Corner|^The whole/ })
  await page.getByRole('button', { name: 'Add a cover' }).press('Enter')
  await expect(cover(page, 'Cover 2, number 2')).toBeFocused()
  await page.keyboard.press('c')
  await expect(told).toHaveText('Corner 1 of 6. Arrow keys move it, C goes on.')
  await page.keyboard.press('ArrowUp')
  await expect(told).toHaveText(/^Corner 1: \d+ % from the left, 39 % from the top\.$/)
  for (let corner = 0; corner < 6; corner++) await page.keyboard.press('c')
  await expect(told).toHaveText('The whole cover. Arrow keys move it.')
  expectValue(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expectValue
    .poll(async () => (await coveredKept()).shapes.map(({ outline }) => outline.kind))
    .toEqual(['polygon', 'polygon'])
  const [drawn, made] = (await coveredKept()).shapes
  expectValue(drawn && roundBox(drawn)).toEqual([10, 10, 30, 30])
  expectValue(made && roundBox(made)).toEqual([35, 39, 30, 21])
})

journey('covers are placed, named, undone and reviewed by keyboard alone', async (page) => {
  const { coveredKept } = await openEditor(page)
  await choosePicture(page)
  const told = page.getByRole('status').filter({ hasText: /^Cover|^Undone|^Redone/ })
  await page.getByRole('button', { name: 'Add a cover' }).press('Enter')
  await expect(cover(page, 'Cover 1, number 1')).toBeFocused()
  await expect(told).toHaveText('Cover 1 added.')
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await expect(told).toHaveText('Cover 1: 34 % from the left, 38 % from the top.')
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown', 'Control+ArrowDown']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name of cover 1')).toBeFocused()
  await page.keyboard.type('aorta')
  await page.keyboard.press('Enter')
  await expect(cover(page, 'Cover 1, number 1: aorta')).toBeFocused()

  await page.getByRole('radio', { name: 'Ellipse' }).press('Enter')
  await page.getByRole('button', { name: 'Add a cover' }).press('Enter')
  await expect(cover(page, 'Cover 2, number 2')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(cover(page, /^Cover 2/)).toBeGone()
  await expect(cover(page, /^Cover 1/)).toBeFocused()
  await page.keyboard.press('Control+Z')
  await expect(told).toHaveText('Undone.')
  await expect(cover(page, 'Cover 2, number 2')).toBeVisible()
  await page.keyboard.press('Control+Shift+Z')
  await expect(cover(page, /^Cover 2/)).toBeGone()
  expectValue(await findBarriers(page)).toEqual([])

  await page.keyboard.press('Control+Enter')
  await expectValue.poll(coveredKept).toMatchObject({
    hidesOthers: true,
    picture: { alt: 'heart' },
    shapes: [
      { number: 1, name: 'aorta', outline: { kind: 'rect', left: 0.34, top: 0.3825, width: 0.31, height: 0.21 } },
    ],
  })
  await page.goto('/review')
  const asked = page.getByRole('img', { name: 'Picture with covered parts: heart' })
  await expect(page.getByText('2 cards left')).toBeVisible()
  if (!(await asked.isVisible())) {
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Again/ })).toBeVisible()
    await page.keyboard.press('4')
  }
  await expect(asked).toBeVisible()
  expectValue(await page.getByText('aorta').count()).toBe(0)
  expectValue(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Space')
  await expect(page.getByText('aorta')).toBeVisible()
  expectValue(await findBarriers(page)).toEqual([])

  // What is covered is changed on its own page; here no mark of it stands in a box.
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit Card' })
  await expect(dialog.getByRole('region', { name: 'Preview' })).toBeVisible()
  expectValue(await dialog.getByText('image-occlusion').count()).toBe(0)
  await expect(dialog.getByRole('textbox')).toHaveCount(2)
  expectValue(await findBarriers(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Change what is covered' }).click()
  await expect(page.getByRole('button', { name: 'Add Card' })).toBeVisible()
})

journey('covers are drawn, moved, sized and asked one by one with the mouse', async (page) => {
  const { coveredKept } = await openEditor(page)
  await choosePicture(page)
  await shown(page).scrollIntoViewIfNeeded()
  await drag(page, [0.1, 0.1], [0.3, 0.4])
  await expect(cover(page, 'Cover 1, number 1')).toBeFocused()
  await page.getByRole('radio', { name: 'Ellipse' }).click()
  await drag(page, [0.9, 0.9], [0.6, 0.5])
  await expect(cover(page, 'Cover 2, number 2')).toBeFocused()
  await drag(page, [0.2, 0.2], [0.4, 0.3])
  // Its lower right corner: the handle stands a little outside of it.
  const corner = await placeOf(page, 0.5, 0.5)
  await page.mouse.move(corner.x + 5, corner.y + 5)
  await page.mouse.down()
  const far = await placeOf(page, 0.55, 0.6)
  await page.mouse.move(far.x + 5, far.y + 5, { steps: 4 })
  await page.mouse.up()
  // A tap draws nothing, and Escape gives a drag up.
  await page.mouse.click(...(Object.values(await placeOf(page, 0.05, 0.9)) as [number, number]))
  const start = await placeOf(page, 0.05, 0.8)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, start.y + 20, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(cover(page, /^Cover/)).toHaveCount(2)
  await page.getByRole('radio', { name: 'Hide one' }).click()
  await page.getByRole('button', { name: 'Finish card 2' }).click()
  await expectValue.poll(async () => (await coveredKept()).hidesOthers).toBe(false)
  const { shapes } = await coveredKept()
  expectValue(shapes.map(({ outline, number }) => [outline.kind, number])).toEqual([
    ['rect', 1],
    ['ellipse', 2],
  ])
  // Equal within half a pixel or so.
  const near = (part: number) => expectValue.closeTo(part, -0.5)
  expectValue(shapes.map(roundBox)).toEqual([[30, 20, 25, 40].map(near), [60, 50, 30, 40].map(near)])
})

journey('pictures that cannot be covered are refused in clear sentences, and a pasted one is taken', async (page) => {
  await openEditor(page)
  const input = page.getByLabel('Choose a picture', { exact: true }).and(page.locator('input'))
  const offer = (name: string, mimeType: string, buffer: Buffer) => input.setInputFiles({ name, mimeType, buffer })
  await offer('dot.png', 'image/png', DOT)
  await expect(page.getByText('This picture has 1 × 1 pixels: too few to cover a part of it.')).toBeVisible()
  await offer('half.png', 'image/png', DOT.subarray(0, 40))
  await expect(page.getByText('This picture is broken or incomplete. Choose another one.')).toBeVisible()
  await offer('large.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1))
  await expect(page.getByText('A picture or sound of a card has at most 10MB.')).toBeVisible()
  await offer('notes.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))
  await expect(page.getByText('A covered picture is a PNG, JPEG, WebP or GIF.')).toBeVisible()

  await page.getByRole('button', { name: /^Choose a picture Drop/ }).focus()
  const drawn = [...(await drawPicture(page))]
  await page.evaluate((bytes) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([new Uint8Array(bytes)], 'heart.png', { type: 'image/png' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, drawn)
  await expect(stage(page).getByRole('img', { name: 'heart' })).toBeVisible()
})

/**
 * One finger from place to place, which comes to rest before it is lifted: after a lift in mid-move Chromium takes the next
 * tap for the end of a fling, and makes no click of it.
 */
async function swipe(client: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  await touch('touchMove', [to])
  await touch('touchEnd', [])
}

const REST_MS = 200

journey(
  'a cover is drawn, moved and sized by touch on a phone',
  async (page) => {
    const { coveredKept } = await openEditor(page)
    await choosePicture(page)
    await shown(page).evaluate((image) => image.scrollIntoView({ block: 'center' }))
    const client = await page.context().newCDPSession(page)
    await swipe(client, await placeOf(page, 0.1, 0.1), await placeOf(page, 0.4, 0.5))
    await expect(cover(page, 'Cover 1, number 1')).toBeFocused()
    await swipe(client, await placeOf(page, 0.2, 0.2), await placeOf(page, 0.4, 0.4))
    const corner = await placeOf(page, 0.6, 0.7)
    const far = await placeOf(page, 0.8, 0.9)
    await swipe(client, { x: corner.x + 4, y: corner.y + 4 }, { x: far.x + 4, y: far.y + 4 })
    expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    expectValue(await findBarriers(page)).toEqual([])
    await page.getByLabel('Name of cover 1').fill('耳')
    await page.getByRole('button', { name: 'Finish card 2' }).tap()
    await expectValue.poll(async () => (await coveredKept()).shapes.map(({ name }) => name)).toEqual(['耳'])
    const { shapes } = await coveredKept()
    expectValue(shapes.map(roundBox)).toEqual([[30, 30, 50, 60].map((part) => expectValue.closeTo(part, -0.5))])
  },
  { viewport: { width: 375, height: 720 }, hasTouch: true, isMobile: true },
)
