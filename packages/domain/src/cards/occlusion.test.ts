import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMedia } from './media-marks.ts'
import { type CoveredPicture, type CoveringShape, readCoveredPicture, writeCoveredPicture } from './occlusion.ts'

const NAME = `${'0123456789abcdef'.repeat(2)}.png`

describe('A covered picture', () => {
  test('is read as Anki writes it', () => {
    const text = `The heart\n![heart](${NAME})\n{{c1::image-occlusion:rect:left=.1234:top=.2:width=.3:height=.4:oi=1}}<br>{{c2::image-occlusion:ellipse:left=.5:top=.6:rx=.1:ry=.2:oi=1}}<br>{{c2::image-occlusion:polygon:points=.1,.2 .3,.4 .5,.1:oi=1}}`
    expect(readCoveredPicture(text.replaceAll('<br>', '\n'))).toEqual({
      header: 'The heart',
      picture: { name: NAME, alt: 'heart' },
      hidesOthers: true,
      shapes: [
        { number: 1, angle: 0, outline: { kind: 'rect', left: 0.1234, top: 0.2, width: 0.3, height: 0.4 } },
        { number: 2, angle: 0, outline: { kind: 'ellipse', left: 0.5, top: 0.6, rx: 0.1, ry: 0.2 } },
        {
          number: 2,
          angle: 0,
          outline: {
            kind: 'polygon',
            points: [
              { x: 0.1, y: 0.2 },
              { x: 0.3, y: 0.4 },
              { x: 0.5, y: 0.1 },
            ],
          },
        },
      ],
    } satisfies CoveredPicture)
  })

  test.each([
    'image-occlusion:rect:left=x:top=1:width=1:height=1',
    'image-occlusion:rect:left=1',
    'image-occlusion:text:left=.1:top=.1:text=hello',
    'image-occlusion:polygon:points=1,1 2,2',
    'image-occlusion:polygon:points=1,1 2,2 3',
    'image-occlusion:',
    'image-occlusion:ellipse:left=Infinity:top=0:rx=1:ry=1',
  ])('without %j, which nobody can draw', (cloze) => {
    expect(readCoveredPicture(`![](${NAME})\n{{c1::${cloze}}}`).shapes).toEqual([])
  })

  const part = fc.integer({ min: 0, max: 10_000 }).map((tenThousandths) => tenThousandths / 10_000)
  const outline: fc.Arbitrary<CoveringShape['outline']> = fc.oneof(
    fc.record({ kind: fc.constant('rect' as const), left: part, top: part, width: part, height: part }),
    fc.record({ kind: fc.constant('ellipse' as const), left: part, top: part, rx: part, ry: part }),
    fc.record({
      kind: fc.constant('polygon' as const),
      points: fc.array(fc.record({ x: part, y: part }), { minLength: 3, maxLength: 8 }),
    }),
  )
  const shape = fc.record({ number: fc.integer({ min: 1, max: 99 }), outline, angle: fc.integer({ min: 0, max: 359 }) })

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 6 }), fc.boolean(), (shapes, hidesOthers) => {
        const covered = { header: 'Label\nthe parts', picture: { name: NAME, alt: '心臟' }, shapes, hidesOthers }
        expect(readCoveredPicture(writeCoveredPicture(covered))).toEqual(covered)
      }),
    )
  })
})

test('pictures and sounds of the student stand in a text, and nothing from elsewhere', () => {
  const sound = NAME.replace('png', 'mp3')
  expect(readMedia(`a ![x](${NAME}) b [sound:${sound}]`)).toEqual([
    { kind: 'words', text: 'a ' },
    { kind: 'picture', name: NAME, alt: 'x' },
    { kind: 'words', text: ' b ' },
    { kind: 'sound', name: sound },
  ])
  for (const foreign of [
    '![x](https://evil.example/x.png)',
    '![x](../../etc/passwd)',
    `![x](${sound})`,
    `[sound:${NAME}]`,
    '![x](//evil.example/a.png)',
    '<img src=x onerror=alert(1)>',
  ])
    expect(readMedia(foreign)).toEqual([{ kind: 'words', text: foreign }])
})
