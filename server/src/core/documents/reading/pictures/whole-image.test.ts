import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { material } from '../../../../../test/material.ts'
import { encodePng } from './grey-raster.ts'
import { wholeImageType } from './whole-image.ts'

const PICTURES = {
  'image/png': Buffer.from(encodePng({ width: 3, height: 2, pixels: new Uint8Array(6) })),
  'image/jpeg': readFileSync(material('pictures/en.jpg')),
  'image/gif': readFileSync(material('pictures/en.gif')),
  'image/webp': readFileSync(material('pictures/sc.webp')),
} as const
const KINDS = Object.keys(PICTURES) as (keyof typeof PICTURES)[]

test.each(KINDS)('a whole %s is one, with whatever stands behind it too', (kind) => {
  const whole = { kind, isDamaged: false }
  expect(wholeImageType(PICTURES[kind])).toEqual(whole)
  expect(wholeImageType(Buffer.concat([PICTURES[kind], Buffer.from('more')]))).toEqual(whole)
})

test.each(KINDS)('a signature of %s with junk behind is damaged', (kind) => {
  const signature = PICTURES[kind].subarray(0, 16)
  for (const junk of [Buffer.alloc(0), Buffer.from('<script>alert(1)</script>'.repeat(40)), Buffer.alloc(5000, 0xff)])
    expect(wholeImageType(Buffer.concat([signature, junk]))).toEqual({ kind, isDamaged: true })
})

test.each(KINDS)('a %s that ends in its middle is damaged where it can be told', (kind) => {
  const picture = PICTURES[kind]
  const half = picture.subarray(0, Math.floor(picture.length / 2))
  // The pixels of a JPEG may stop anywhere: what comes before them may not.
  const isDamaged = kind !== 'image/jpeg'
  expect(wholeImageType(half)).toEqual({ kind, isDamaged })
  expect(wholeImageType(picture.subarray(0, 20))).toEqual({ kind, isDamaged: true })
})

test('a PNG in which a byte has changed is damaged', () => {
  const changed = Buffer.from(PICTURES['image/png'])
  changed[45] = (changed[45] ?? 0) ^ 1
  expect(wholeImageType(changed)).toEqual({ kind: 'image/png', isDamaged: true })
})

test.each(['', 'GIF', '<svg/>', '%PDF-1.7'])('%j is no picture', (text) => {
  expect(wholeImageType(Buffer.from(text))).toBeNull()
})
