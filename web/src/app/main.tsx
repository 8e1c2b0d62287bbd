import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { accountSession } from '../core/account/use-account.ts'
import { announceRefunds } from '../core/credits/announce-refunds.ts'
import { routes } from './routes.ts'
import '../ui/base.css'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

accountSession.start()
announceRefunds()
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
)
