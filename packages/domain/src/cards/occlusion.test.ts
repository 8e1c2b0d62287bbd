import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faceOf } from './faces.ts'
import { readMedia } from './media-marks.ts'
import {
  type CoveredPicture,
  type CoveringShape,
  namesUnder,
  readCoveredPicture,
  writeCoveredPicture,
} from './occlusion.ts'

const NAME = `${'0123456789abcdef'.repeat(2)}.png`

describe('A covered picture', () => {
  test('is read as Anki writes it', () => {
    const text = `The heart\n![heart](${NAME})\n{{c1::image-occlusion:rect:left=.1234:top=.2:width=.3:height=.4:oi=1}}<br>{{c2::image-occlusion:ellipse:left=.5:top=.6:rx=.1:ry=.2:oi=1::left lung}}<br>{{c2::image-occlusion:polygon:points=.1,.2 .3,.4 .5,.1:oi=1}}`
    expect(readCoveredPicture(text.replaceAll('<br>', '\n'))).toEqual({
      header: 'The heart',
      picture: { name: NAME, alt: 'heart' },
      hidesOthers: true,
      shapes: [
        { number: 1, angle: 0, name: '', outline: { kind: 'rect', left: 0.1234, top: 0.2, width: 0.3, height: 0.4 } },
        { number: 2, angle: 0, name: 'left lung', outline: { kind: 'ellipse', left: 0.5, top: 0.6, rx: 0.1, ry: 0.2 } },
        {
          number: 2,
          angle: 0,
          name: '',
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
  const shape = fc.record({
    number: fc.integer({ min: 1, max: 99 }),
    outline,
    angle: fc.integer({ min: 0, max: 359 }),
    name: fc.constantFrom('', 'left lung', '左心室 (LV)', 'a:b', 'with a space '),
  })

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 6 }), fc.boolean(), (shapes, hidesOthers) => {
        const covered = { header: 'Label\nthe parts', picture: { name: NAME, alt: '心臟' }, shapes, hidesOthers }
        expect(readCoveredPicture(writeCoveredPicture(covered))).toEqual(covered)
      }),
    )
  })
})

test('no name of a cover breaks its gap, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('{', '}', ':', '{{c1::', '\n', 'a', '心', '=') }), (name) => {
      const outline = { kind: 'rect', left: 0, top: 0, width: 1, height: 1 } as const
      const shapes = [1, 2].map((number) => ({ number, outline, angle: 0, name }))
      const covered = { header: '', picture: { name: NAME, alt: '' }, shapes, hidesOthers: true }
      const read = readCoveredPicture(writeCoveredPicture(covered))
      expect(read.shapes.map(({ number }) => number)).toEqual([1, 2])
      expect(read.shapes.map((shape) => shape.outline)).toEqual([outline, outline])
      expect(readCoveredPicture(writeCoveredPicture(read))).toEqual(read)
    }),
  )
})

test('the names of what is asked for are told with the answer, each once', () => {
  const outline = { kind: 'rect', left: 0, top: 0, width: 1, height: 1 } as const
  const shapes = [
    { number: 1, outline, angle: 0, name: ' aorta ' },
    { number: 2, outline, angle: 0, name: 'atrium' },
    { number: 2, outline, angle: 0, name: 'atrium' },
    { number: 3, outline, angle: 0, name: '' },
  ]
  expect(namesUnder({ shapes }, 0)).toBe('aorta')
  expect(namesUnder({ shapes }, 1)).toBe('atrium')
  expect(namesUnder({ shapes }, 2)).toBe('')
  expect(namesUnder({ shapes }, 'all')).toBe('aorta\natrium')
  const question = writeCoveredPicture({ header: '', picture: { name: NAME, alt: '' }, shapes, hidesOthers: true })
  const note = { kind: 'occlusion' as const, question, answer: '' }
  expect(faceOf(note, 1, 'answer')).toBe(`![](${NAME})\n\natrium`)
  expect(faceOf(note, 1, 'question')).toBe(`![](${NAME})`)
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
