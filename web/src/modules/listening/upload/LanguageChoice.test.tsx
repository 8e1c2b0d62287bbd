import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadTexts, switchLanguage } from '../../../lib/language.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { languagesStore } from './upload.ts'

afterEach(async () => {
  cleanup()
  languagesStore.set(['en-US'])
  await switchLanguage('en')
})

test.each([
  ['en', 'English (US), Chinese (Cantonese, Hong Kong)'],
  ['zh-hant', '英語（美國）、中文（粵語，香港）'],
  ['zh-hans', '英语（美国）、中文（粤语，香港）'],
] as const)('the chosen languages are listed as %s lists things', async (language, listed) => {
  await loadTexts('listening', 'generation')
  await switchLanguage(language)
  languagesStore.set(['en-US', 'zh-HK'])
  render(<LanguageChoice />)
  expect(screen.getByText(listed)).toBeDefined()
})
