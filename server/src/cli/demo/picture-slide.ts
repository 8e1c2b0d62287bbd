import { getPicture } from '../../core/documents/pages/show-page.ts'
import type { DatedServices } from './dated-services.ts'
import { LECTURE } from './heard-material.ts'

/** A slide of the lecture, as a PNG, and what stands on it. */
export interface PicturedSlide {
  number: number
  picture: Buffer
  text: string
}

const WITHIN_MS = 10 * 60_000

/** A slide of the lecture, from 1, as the page of its material is shown. */
export async function pictureSlide(
  { services }: DatedServices,
  student: { id: number },
  materialId: number,
  number: number,
): Promise<PicturedSlide> {
  const wanted = { student, signal: AbortSignal.timeout(WITHIN_MS) }
  const { stream } = await getPicture(services, wanted, { id: materialId, n: number }, null)
  const slide = LECTURE.slides[number - 1]
  if (!slide || !Buffer.isBuffer(stream)) throw new Error(`The slide ${number} was not drawn`)
  return { number, picture: stream, text: [slide.title, ...slide.points].join('\n') }
}
