const PIXELS_PER_MODULE = 8

/** `link` as a QR image: a PNG that a phone reads from a screen and from paper. */
export async function drawQrCode(link: string): Promise<Buffer> {
  // Few payments need it: loaded at the first that does.
  const { toBuffer } = await import('qrcode')
  return toBuffer(link, { type: 'png', errorCorrectionLevel: 'M', scale: PIXELS_PER_MODULE, margin: 4 })
}
