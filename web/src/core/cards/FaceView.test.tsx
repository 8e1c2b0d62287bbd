import { type CardNote, faceOf, type Part, type Side } from '@lectern/domain/cards/faces'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { say } from '../../lib/language.ts'
import { CardSide } from './CardSide.tsx'
import { CardText } from './CardText.tsx'

afterEach(cleanup)

const PICTURE = `${'a'.repeat(32)}.png`
const show = (note: CardNote, part: Part, side: Side) =>
  render(<CardSide note={note} part={part} side={side} />).container
const cloze = (question: string, answer = ''): CardNote => ({ kind: 'cloze', question, answer })

test('a gap is hidden behind its hint or dots, and marked once it is shown', () => {
  const note = cloze('{{c1::Paris::city}} is in {{c2::France}}')
  expect(show(note, 0, 'question').textContent).toBe('[city] is in France')
  expect(show(note, 1, 'question').textContent).toContain(say('cards.gap'))
  const shown = show(note, 1, 'answer')
  expect(shown.querySelector('mark')?.textContent).toBe('France')
  expect(shown.textContent).toBe('Paris is in France')
})

test('a gap may hold a formula, a picture and other gaps, and stand in a formula or in code', async () => {
  const note = cloze(`{{c1::area {{c2::$\\pi r^2$}} ![circle](${PICTURE})}}`)
  expect(show(note, 0, 'answer').querySelector('mark img')?.getAttribute('alt')).toBe('circle')
  expect(show(note, 1, 'question').querySelector('img')?.getAttribute('src')).toBe(`/api/recite/media/${PICTURE}/`)
  const inFormula = show(cloze('$E = {{c1::mc^2::a % \\ sign}}$'), 0, 'question')
  await vi.waitFor(() => expect(inFormula.querySelector('.katex')).not.toBeNull())
  expect(inFormula.querySelector('.katex-error')).toBeNull()
  expect(inFormula.textContent).not.toContain('mc')
  const inCode = show(cloze('```\nfor x in {{c1::range}}(3):\n    print(x)\n```'), 0, 'question')
  expect(inCode.querySelector('code')?.textContent).toBe('for x in […](3):\n    print(x)')
})

test.each([
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example/p.png)',
  '![x](javascript:alert(1))',
  '[sound:https://evil.example/s.mp3]',
  '<script>alert(1)</script><iframe src="//evil.example"></iframe>',
  '[link](https://evil.example)',
])('%s loads, runs and links nothing', (hostile) => {
  const { container } = render(<CardText text={faceOf(cloze(`{{c1::a}} ${hostile}`), 0, 'answer')} />)
  expect(container.querySelector('img, script, iframe, a, audio')).toBeNull()
  expect(container.textContent).toContain(hostile)
})

test('a picture under its covers shows nothing until it is loaded, then covers what is asked for', () => {
  const note: CardNote = {
    kind: 'occlusion',
    question: `Name it\n![心臟](${PICTURE})\n{{c1::image-occlusion:rect:left=.1:top=.1:width=.2:height=.2:oi=1}}\n{{c2::image-occlusion:polygon:points=.5,.5 .6,.6 .5,.6:oi=1}}`,
    answer: 'The aorta',
  }
  const question = show(note, 0, 'question')
  const picture = screen.getByRole('img', { name: say('cards.coveredPicture', { alt: '心臟' }) })
  const image = picture.querySelector('img') ?? expect.unreachable('the picture is there')
  expect(image.className).toContain('invisible')
  Object.defineProperties(image, { naturalWidth: { value: 200 }, naturalHeight: { value: 100 } })
  fireEvent.load(image)
  expect(image.className).not.toContain('invisible')
  const [rect, polygon] = [question.querySelector('rect'), question.querySelector('polygon')]
  expect(['x', 'y', 'width', 'height'].map((name) => rect?.getAttribute(name))).toEqual(['20', '10', '40', '20'])
  expect(rect?.getAttribute('class')).toContain('fill-accent')
  expect(polygon?.getAttribute('points')).toBe('100,50 120,60 100,60')
  expect(polygon?.getAttribute('class')).toContain('fill-fair')
  cleanup()
  expect(show(note, 0, 'answer').textContent).toBe('Name itThe aorta')
})

test('a label is in the language of the screen, the text in its own', () => {
  render(<CardText text="線粒體" label="Answer: " />)
  expect(screen.getByText('線粒體').getAttribute('lang')).toMatch(/^zh-/)
  expect(screen.getByText('Answer:').closest('[lang^=zh]')).toBeNull()
})

test('a picture that cannot be loaded says what it shows', () => {
  render(<CardText text={`![心臟](${PICTURE})`} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText(say('cards.pictureFailed', { alt: '心臟' }))).toBeDefined()
})

test('a sound is played and stopped', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  render(<CardText text={`word [sound:${PICTURE.replace('png', 'mp3')}]`} />)
  fireEvent.click(screen.getByRole('button', { name: say('cards.playSound') }))
  expect(play).toHaveBeenCalledOnce()
  fireEvent.click(await screen.findByRole('button', { name: say('cards.stopSound') }))
  expect(screen.getByRole('button', { name: say('cards.playSound') })).toBeDefined()
  vi.restoreAllMocks()
})
