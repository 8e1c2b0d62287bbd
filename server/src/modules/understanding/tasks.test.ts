import { expect, test } from 'vitest'
import { chatTask } from './tasks.ts'
import { citation } from './understanding-test-ground.ts'

const brief = (question: string, turns: { role: 'user' | 'assistant'; content: string }[]) => ({
  question,
  turns,
  language: 'en' as const,
  notes: 'A stoma is a pore.',
  imageDescription: 'A leaf.',
  image: null,
  passages: [citation('A stoma is a pore.', 0)],
  digest: null,
  areNotesExcerpted: false,
})

test('the notes stand before the talk, so that the next question begins as the last one did', () => {
  const before = [
    { role: 'user' as const, content: 'What is a stoma?' },
    { role: 'assistant' as const, content: 'A pore [1].' },
  ]
  const second = chatTask.prompt(brief('Is it small?', before))
  const third = chatTask.prompt(
    brief('Why?', [...before, { role: 'user', content: 'Is it small?' }, { role: 'assistant', content: 'Yes [1].' }]),
  )
  expect(second.user).toBe('<question>\nIs it small?\n</question>')
  expect(second.turns?.[0]?.content).toMatch(
    /^<notes>\n\[1\] A stoma is a pore\.\n<\/notes>\n\n<image>[\s\S]*What is a stoma\?$/,
  )
  expect(third.turns?.slice(0, 2)).toEqual(second.turns)
  expect(third.system).toBe(second.system)
})

test('an earlier answer is shown without the numbers of other passages', () => {
  const { turns } = chatTask.prompt(
    brief('Why?', [
      { role: 'user', content: 'What is [4]?' },
      { role: 'assistant', content: 'A pore [4].' },
    ]),
  )
  expect(turns?.map(({ content }) => content.split('\n').at(-1))).toEqual(['What is [4]?', 'A pore.'])
})

test('a first question comes with the notes', () => {
  const { turns, user } = chatTask.prompt(brief('What is a stoma?', []))
  expect(turns).toEqual([])
  expect(user).toMatch(/^<notes>[\s\S]*<question>\nWhat is a stoma\?\n<\/question>$/)
})

test('an image that the model may see stands beside each question, and is said to', () => {
  const image = { bytes: Buffer.from('png'), contentType: 'image/png' as const }
  const before = [
    { role: 'user' as const, content: 'What is it?' },
    { role: 'assistant' as const, content: 'A leaf.' },
  ]
  for (const turns of [[], before]) {
    const seen = chatTask.prompt({ ...brief('Which way does the arrow point?', turns), image })
    expect(seen.images).toEqual([image])
    expect(seen.system).toContain('The image itself stands beside the question')
    const unseen = chatTask.prompt(brief('Which way does the arrow point?', turns))
    expect(unseen.images).toBeUndefined()
    for (const { system } of [seen, unseen]) expect(system).toContain('answer from it before all else')
    expect(unseen.system).not.toContain('The image itself')
  }
})

test('points of all notes stand in their place, with the numbers of what is cited', () => {
  const digested = { ...brief('Summarise all.', []), digest: '[1][4] Leaves have pores.' }
  const { system, user } = chatTask.prompt(digested)
  expect(user).toMatch(/^<notes>\n\[1\]\[4\] Leaves have pores\.\n<\/notes>/)
  expect(user).not.toContain('A stoma is a pore.')
  expect(system).toContain('a point that was drawn from all of them')
  expect(system).not.toContain('nearest to the question')
  expect(system).not.toContain('Some parts could not be read')
  const { system: lacking } = chatTask.prompt({ ...digested, areNotesExcerpted: true })
  expect(lacking).toContain('Some parts could not be read')
})
