import { useBrowser, useWorker } from '../support/journey.ts'
import { walkInLanguage } from '../support/walks/walk-in-language.ts'

useBrowser()
useWorker()

walkInLanguage({
  language: 'zh-hant',
  locale: 'zh-HK',
  pdf: 'tc.pdf',
  lesson: 'immunity.tc.txt',
  first: 'zh-hant',
  firstWidth: 1440,
})
