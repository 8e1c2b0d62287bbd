import { useBrowser, useWorker } from '../support/journey.ts'
import { walkInLanguage } from '../support/walks/walk-in-language.ts'

useBrowser()
useWorker()

// The browser asks for English: the language is pressed.
walkInLanguage({
  language: 'zh-hans',
  locale: 'en-GB',
  pdf: 'sc.pdf',
  lesson: 'xinhai.sc.txt',
  first: 'en',
  firstWidth: 768,
})
