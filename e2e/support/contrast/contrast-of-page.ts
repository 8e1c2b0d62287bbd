/** What a page has to reckon its contrasts (`findFaintTexts`). */
export interface ContrastOfPage {
  /** How far a text of the element in this colour stands out from its ground; null where that is a picture, or nothing shows. */
  ratioOf: (element: Element, css: string) => number | null
}

/** Runs in the page: contrast as WCAG reckons it, from a colour and the grounds around it, each asked for once. */
export function installContrast(): void {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number]
  const WHITE: Colour = [255, 255, 255, 1]
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws nothing')
  const colours = new Map<string, Colour>()
  const readColour = (css: string): Colour => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = css
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const colourOf = (css: string): Colour => {
    const colour = colours.get(css) ?? readColour(css)
    colours.set(css, colour)
    return colour
  }
  const over = ([red, green, blue, alpha]: Colour, ground: Colour): Colour => [
    red * alpha + ground[0] * (1 - alpha),
    green * alpha + ground[1] * (1 - alpha),
    blue * alpha + ground[2] * (1 - alpha),
    1,
  ]
  const linear = (part: number): number =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  const luminance = ([red, green, blue]: Colour): number =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const grounds = new Map<Element, Colour | null>()
  const readGround = (element: Element): Colour | null => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const own = colourOf(backgroundColor)
    const around = own[3] < 1 && element.parentElement ? groundOf(element.parentElement) : WHITE
    return backgroundImage !== 'none' || !around ? null : over(own, around)
  }
  function groundOf(element: Element): Colour | null {
    const known = grounds.get(element)
    const ground = known === undefined ? readGround(element) : known
    grounds.set(element, ground)
    return ground
  }
  const opacities = new Map<Element, number>()
  function opacityOf(element: Element): number {
    const around = element.parentElement
    const opacity =
      opacities.get(element) ?? Number(getComputedStyle(element).opacity) * (around ? opacityOf(around) : 1)
    opacities.set(element, opacity)
    return opacity
  }
  const ratioOf = (element: Element, css: string) => {
    const [[red, green, blue, alpha], ground] = [colourOf(css), groundOf(element)]
    if (!ground || alpha === 0) return null
    const shown = luminance(over([red, green, blue, alpha * opacityOf(element)], ground))
    const behind = luminance(ground)
    return (Math.max(shown, behind) + 0.05) / (Math.min(shown, behind) + 0.05)
  }
  window.contrast = { ratioOf }
}
