import type { Measure } from './place-words.ts'

/** The text over a picture is not seen: any font will do that is measured as it is laid. */
export const LAYER_FONT = 'sans-serif'
const MEASURED_AT_PIXELS = 100

let canvas: CanvasRenderingContext2D | null = null

/** Where a browser draws nothing, letters are taken for half as wide as tall. */
export const measureText: Measure = (text) => {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return text.length / 2
  canvas.font = `${MEASURED_AT_PIXELS}px ${LAYER_FONT}`
  canvas.fontKerning = 'none'
  return canvas.measureText(text).width / MEASURED_AT_PIXELS
}
