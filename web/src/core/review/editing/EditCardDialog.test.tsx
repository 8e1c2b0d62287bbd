import type { QueuedItem } from '@lectern/contract/review/shapes'
import type { CardKind } from '@lectern/domain/cards/faces'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../../../lib/language.ts'
import { beMei, openScreen } from '../../account/signed-in-ground.tsx'
import { EditCardDialog } from './EditCardDialog.tsx'

const PICTURE = `![heart](${'a'.repeat(32)}.png)`
const COVER = '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1::aorta}}'
const cardOf = (kind: CardKind, question: string, answer: string) =>
  ({
    ...{ id: 1, source_id: 101, question, answer, set: { id: 5, title: 'Cells' } },
    note: { kind, question, answer, part: 0, tags: [] },
  }) as unknown as QueuedItem
const BASIC = cardOf('basic', 'What is a cell?', 'A unit')

beforeEach(() => beMei())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const onSave = vi.fn(async () => {})
beforeEach(() => void onSave.mockClear())
const open = (card: QueuedItem) => openScreen(<EditCardDialog card={card} onClose={() => {}} onSave={onSave} />)
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('a card is shown as it will look, while it is written', async () => {
  await open(cardOf('cloze', '{{c1::Paris}} is in France', ''))
  type(say('cards.text'), '{{c1::Paris::city}} is a capital')
  const preview = within(screen.getByRole('region', { name: say('cards.preview') }))
  expect(screen.getByRole('region', { name: say('cards.preview') }).textContent).toContain('[city] is a capital')
  expect(preview.getByText('Paris').tagName).toBe('MARK')
})

test('what is half-written is there again after the page was left, until it is kept', async () => {
  await open(BASIC)
  type(say('review.question'), 'What is a cell made of?')
  cleanup()
  await open(BASIC)
  expect(field(say('review.question')).value).toBe('What is a cell made of?')
  fireEvent.click(screen.getByRole('button', { name: say('review.save') }))
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave).toHaveBeenCalledWith({ kind: 'basic', question: 'What is a cell made of?', answer: 'A unit' })
  cleanup()
  await open(BASIC)
  expect(field(say('review.question')).value).toBe('What is a cell?')
})

test('what was given up, or was written for other words of the card, does not come back', async () => {
  await open(BASIC)
  type(say('review.answer'), 'The smallest')
  cleanup()
  await open(cardOf('basic', 'What is a cell?', 'Changed elsewhere'))
  expect(field(say('review.answer')).value).toBe('Changed elsewhere')
  cleanup()
  await open(BASIC)
  fireEvent.click(screen.getByRole('button', { name: say('review.cancel') }))
  cleanup()
  await open(BASIC)
  expect(field(say('review.answer')).value).toBe('A unit')
})

test('the words over a covered picture are changed, and the picture and its covers stay', async () => {
  await open(cardOf('occlusion', `The heart\n${PICTURE}\n${COVER}`, ''))
  expect(screen.queryByDisplayValue(/image-occlusion/)).toBeNull()
  type(say('cards.header'), 'The heart of ')
  type(say('cards.header'), 'The heart of a frog')
  fireEvent.click(screen.getByRole('button', { name: say('review.save') }))
  expect(onSave).toHaveBeenCalledWith({
    ...{ kind: 'occlusion', answer: '', question: `The heart of a frog\n${PICTURE}\n${COVER}` },
  })
})

test('a text with gaps needs a gap and nothing more', async () => {
  await open(cardOf('cloze', '{{c1::Paris}} is in France', ''))
  expect(screen.queryByText(/before you save\.$/)).toBeNull()
  type(say('cards.text'), 'Paris is in France')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: say('review.save') }).disabled).toBe(true)
  expect(screen.getByText('Add a gap, written as {{c1::…}}, before you save.')).toBeDefined()
  type(say('cards.text'), '{{c1::Lyon}} is in France')
  fireEvent.click(screen.getByRole('button', { name: say('review.save') }))
  expect(onSave).toHaveBeenCalledWith({ kind: 'cloze', question: '{{c1::Lyon}} is in France', answer: '' })
})

test('of a covered picture its page is offered, and no mark of it stands in a box', async () => {
  await open(cardOf('occlusion', `Heart\n${PICTURE}\n${COVER}`, 'The aorta'))
  expect(screen.getByRole('link', { name: say('review.editCovered') }).getAttribute('href')).toBe(
    '/module/recite?view=edit&set_id=5',
  )
  expect(screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value)).toEqual(['Heart', 'The aorta'])
  expect(document.body.textContent).not.toContain('image-occlusion')
  type(say('cards.more'), 'The aorta leaves it')
  fireEvent.click(screen.getByRole('button', { name: say('review.save') }))
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ answer: 'The aorta leaves it' }))
})
