import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { accountSession } from '../core/account/use-account.ts'
import { announceRefunds } from '../core/credits/announce-refunds.ts'
import { followAccountLanguage } from '../core/language/choose-for-student.ts'
import { loadTexts, showOnPage } from '../lib/language.ts'
import { reportRecovered } from '../lib/report-recovered.ts'
import { Entrance } from './Entrance.tsx'
import '../ui/styles/base.css'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

followAccountLanguage()
accountSession.start()
announceRefunds()
showOnPage()
// Not awaited: where a first file waits, each part that it loads is built with a file more, which only names what is in another.
void loadTexts('errors', 'shell', 'modules', 'landing', 'ui').then(() =>
  createRoot(container, { onRecoverableError: reportRecovered }).render(
    <StrictMode>
      <Entrance />
    </StrictMode>,
  ),
)
