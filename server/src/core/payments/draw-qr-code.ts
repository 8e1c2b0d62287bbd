import { toBuffer } from 'qrcode'

const PIXELS_PER_MODULE = 8

/** `link` as a QR image: a PNG that a phone reads from a screen and from paper. */
export const drawQrCode = (link: string): Promise<Buffer> =>
  toBuffer(link, { type: 'png', errorCorrectionLevel: 'M', scale: PIXELS_PER_MODULE, margin: 4 })
