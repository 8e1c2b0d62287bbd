import { useBrowser, useWorker } from '../support/journey.ts'
import { walkInLanguage } from '../support/walks/walk-in-language.ts'

useBrowser()
useWorker()

walkInLanguage({ language: 'en', locale: 'en-GB', pdf: 'en.pdf', lesson: 'cells.en.txt', first: 'en', firstWidth: 375 })
