import type { Page } from 'playwright-core'
import { settle } from '../axe.ts'
import { type ContrastOfPage, installContrast } from './contrast-of-page.ts'

declare global {
  interface Window {
    contrast?: ContrastOfPage
  }
}

const THEMES = ['dark', 'light'] as const

/**
 * Texts of the page that are too faint for WCAG AA, in dark and in light; the page is left in the light. Reckoned from each text's colour
 * and the grounds that it stands in: a twentieth of the work of axe's `color-contrast`, which sees what lies over them as well.
 */
export async function findFaintTexts(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settle(page)
    // Anew each time, since it keeps the colours that it has seen.
    await page.evaluate(installContrast)
    faults.push(...(await page.evaluate(faintTexts)).map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults
}

/** Runs in the page. */
function faintTexts(): string[] {
  const LEFT_OUT = ':disabled, [aria-disabled="true"], [inert], .sr-only, svg, script, style'
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isSeen && width > 1 && height > 1 && element.closest(LEFT_OUT) === null
  }
  const leastFor = (element: Element): number => {
    const { fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
  }
  const faultOf = (element: Element, text: string, css: string): string[] => {
    const [ratio, least] = [window.contrast?.ratioOf(element, css) ?? null, leastFor(element)]
    if (text.trim() === '' || ratio === null || ratio >= least || !isShown(element)) return []
    const said = `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`
    return [`${said} is too faint: ${ratio.toFixed(2)}, not ${least} (${css})`]
  }
  const texts = new Map<Element, string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (parentElement) texts.set(parentElement, `${texts.get(parentElement) ?? ''}${textContent}`)
  }
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  return [
    ...[...texts].flatMap(([element, text]) => faultOf(element, text, getComputedStyle(element).color)),
    ...fields.flatMap((field) =>
      field.value
        ? faultOf(field, field.value, getComputedStyle(field).color)
        : faultOf(field, field.placeholder, getComputedStyle(field, '::placeholder').color),
    ),
  ]
}
