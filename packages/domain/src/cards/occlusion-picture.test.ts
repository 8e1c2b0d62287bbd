import { expect, test } from 'vitest'
import { checkPictureSize } from './occlusion-picture.ts'

test.each([
  [39, 4000, 'cards.pictureTooSmall'],
  [4000, 39, 'cards.pictureTooSmall'],
  [40, 40, null],
  [8000, 5000, null],
  [8001, 5000, 'cards.pictureTooManyPixels'],
])('a picture of %i × %i pixels: %s', (width, height, id) => {
  expect(checkPictureSize({ width, height })?.id ?? null).toBe(id)
})
