import type { EssayReport } from '@lectern/contract/writing/shapes'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RevisedText } from './RevisedText.tsx'
import { useProposedChanges } from './use-proposed-changes.ts'

afterEach(cleanup)

const REPORT = {
  content: 'He go home.',
  revised: 'He goes home.',
  made_by: 'built-in',
  word_count: 3,
} as EssayReport

function Shown({ report }: { report: EssayReport }) {
  const changes = useProposedChanges(report)
  return <RevisedText report={report} changes={changes} revise={null} onWrong={async () => 0} />
}

test('what goes and what comes are two words, to be seen and to be heard; accepted, only what comes is seen', () => {
  render(<Shown report={REPORT} />)
  const change = screen.getByRole('button', { name: /^Replace/ })
  const [gone] = change.getElementsByTagName('del')
  const [come] = change.getElementsByTagName('ins')
  expect([gone?.textContent, come?.textContent]).toEqual(['go', 'goes'])
  expect(change.textContent).toMatch(/go\W.*\Wgoes$/)
  expect(come?.previousSibling?.textContent).toBe(' ')
  fireEvent.click(change)
  expect(change.getElementsByTagName('del')).toHaveLength(0)
  expect(change.getElementsByTagName('ins')[0]?.textContent).toBe('goes')
})

test('one that was said to be wrong is gone, and says so; of a report that was kept before nothing can be said', () => {
  render(<Shown report={REPORT} />)
  expect(screen.queryByRole('button', { name: /^This is wrong/ })).toBeNull()
  cleanup()
  const gone: EssayReport = { ...REPORT, revised: '', is_revised_gone: true }
  render(<Shown report={gone} />)
  expect(screen.getByText(/^You said that it was wrong, so it is gone\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull()
})
