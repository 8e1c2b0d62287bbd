import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { accountSession } from '../core/account/use-account.ts'
import { announceRefunds } from '../core/credits/announce-refunds.ts'
import { Entrance } from './Entrance.tsx'
import '../ui/base.css'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

accountSession.start()
announceRefunds()
createRoot(container).render(
  <StrictMode>
    <Entrance />
  </StrictMode>,
)
