import { useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { keepFocus } from '../lib/keyboard/keep-focus.ts'
import { followDevice } from './device/follow-device.ts'
import { routes } from './routes.ts'
import '../ui/styles/site.css'
import './student/rail.css'

followDevice()
keepFocus()

/** The whole site behind its router, which begins at the address that the browser shows. */
export function Site() {
  const [router] = useState(() => createBrowserRouter(routes))
  return <RouterProvider router={router} />
}
