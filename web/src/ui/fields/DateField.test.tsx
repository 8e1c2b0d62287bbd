import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { switchLanguage } from '../../lib/language.ts'
import { DateField } from './DateField.tsx'

afterEach(async () => {
  cleanup()
  await switchLanguage('en')
})

const onChange = vi.fn()
const draw = (value: string) =>
  render(<DateField label="Date" value={value} max="2099-12-31" onChange={onChange} />).container.textContent

test('a day is said in the language of the page, whatever that of the browser is', async () => {
  expect(draw('2026-12-25')).toContain('25 December 2026')
  await switchLanguage('zh-hant')
  expect(draw('2026-12-25')).toContain('2026年12月25日')
  expect(draw('')).toContain('選擇日期')
})

test('what is chosen is told as a date', () => {
  draw('')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-24' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-12-24')
})
