import type { QueuedItem } from '@lectern/contract/review/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { say } from '../../lib/language.ts'
import { openScreen } from '../account/signed-in-ground.tsx'
import { EditCardDialog } from './EditCardDialog.tsx'

afterEach(cleanup)

const PICTURE = `![heart](${'a'.repeat(32)}.png)`
const COVER = '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1::aorta}}'

async function open(note: Pick<QueuedItem['note'], 'kind' | 'question' | 'answer'>) {
  const onSave = vi.fn(async () => {})
  const card = { note: { ...note, part: 0, tags: [] } } as unknown as QueuedItem
  await openScreen(<EditCardDialog card={card} onClose={() => {}} onSave={onSave} />)
  const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: say('review.save') }))
  return { onSave, write, save }
}

test('the words over a covered picture are changed, and the picture and its covers stay', async () => {
  const { onSave, write, save } = await open({
    kind: 'occlusion',
    question: `The heart\n${PICTURE}\n${COVER}`,
    answer: '',
  })
  expect(screen.queryByDisplayValue(/image-occlusion/)).toBeNull()
  write(say('cards.header'), 'The heart of ')
  write(say('cards.header'), 'The heart of a frog')
  save()
  expect(onSave).toHaveBeenCalledWith({
    ...{ kind: 'occlusion', answer: '', question: `The heart of a frog\n${PICTURE}\n${COVER}` },
  })
})

test('a text with gaps needs a gap and nothing more', async () => {
  const { onSave, write, save } = await open({ kind: 'cloze', question: '{{c1::Paris}} is in France', answer: '' })
  write(say('cards.text'), 'Paris is in France')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: say('review.save') }).disabled).toBe(true)
  write(say('cards.text'), '{{c1::Lyon}} is in France')
  save()
  expect(onSave).toHaveBeenCalledWith({ kind: 'cloze', question: '{{c1::Lyon}} is in France', answer: '' })
})
