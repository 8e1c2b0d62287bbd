import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from '../ui/Toaster.tsx'
import '../ui/base.css'

const router = createBrowserRouter([
  { path: '/dev/ui', lazy: async () => ({ Component: (await import('./dev/UiPage.tsx')).UiPage }) },
])

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
      <Toaster />
    </StrictMode>,
  )
