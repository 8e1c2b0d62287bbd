import type { RouteObject } from 'react-router'
import { PAGE_PARTS } from './page-parts.ts'
import { ErrorScreen } from './pages/ErrorScreen.tsx'
import { FrontPage } from './pages/FrontPage.tsx'
import { LoadingScreen } from './pages/LoadingScreen.tsx'
import { Root } from './Root.tsx'

/**
 * Every address of the site (requirements/platform.md#addresses); all pages but the first are loaded when they are
 * opened.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, Component: FrontPage },
          { path: 'dev/ui', lazy: PAGE_PARTS.ui },
          {
            lazy: PAGE_PARTS.framed,
            children: [
              { path: 'login', lazy: PAGE_PARTS.login },
              { path: 'terms', lazy: PAGE_PARTS.terms },
              { path: 'privacy', lazy: PAGE_PARTS.privacy },
              { path: 'shared/:token', lazy: PAGE_PARTS.shared },
              {
                lazy: PAGE_PARTS.student,
                children: [
                  { path: 'profile', lazy: PAGE_PARTS.profile },
                  { path: 'review', lazy: PAGE_PARTS.review },
                  { path: 'progress', lazy: PAGE_PARTS.progress },
                  { path: 'create', lazy: PAGE_PARTS.create },
                  { path: 'library', lazy: PAGE_PARTS.library },
                  { path: 'library/:materialId', lazy: PAGE_PARTS.material },
                  { path: 'module/:moduleId', lazy: PAGE_PARTS.module },
                ],
              },
              { path: '*', lazy: PAGE_PARTS.notFound },
            ],
          },
        ],
      },
    ],
  },
]
