import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUntilChanged } from './use-until-changed.ts'

test('what was said goes with the first change of what it is about, and does not come back', () => {
  const [first, again] = [{ text: 'Too long' }, { text: 'Too long' }]
  const { result, rerender } = renderHook(({ said, about }) => useUntilChanged(said, about), {
    initialProps: { said: null as object | null, about: 'a' },
  })
  expect(result.current).toBeNull()
  rerender({ said: first, about: 'a' })
  expect(result.current).toBe(first)
  rerender({ said: first, about: 'ab' })
  expect(result.current).toBeNull()
  rerender({ said: first, about: 'a' })
  expect(result.current).toBeNull()
  rerender({ said: again, about: 'a' })
  expect(result.current).toBe(again)
  rerender({ said: null, about: 'a' })
  expect(result.current).toBeNull()
})
