import type { RouteObject } from 'react-router'
import { ErrorScreen } from './pages/ErrorScreen.tsx'
import { FrontPage } from './pages/FrontPage.tsx'
import { LoadingScreen } from './pages/LoadingScreen.tsx'
import { Root } from './Root.tsx'

/** Every address of the site (1§2); all pages but the first are loaded when they are opened. */
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
          { path: 'dev/ui', lazy: async () => ({ Component: (await import('./dev/UiPage.tsx')).UiPage }) },
          {
            lazy: async () => ({ Component: (await import('./FramedPages.tsx')).FramedPages }),
            children: [
              { path: 'login', lazy: async () => ({ Component: (await import('./pages/LoginPage.tsx')).LoginPage }) },
              { path: 'terms', lazy: async () => ({ Component: (await import('./pages/TermsPage.tsx')).TermsPage }) },
              {
                path: 'privacy',
                lazy: async () => ({ Component: (await import('./pages/PrivacyPage.tsx')).PrivacyPage }),
              },
              {
                lazy: async () => ({ Component: (await import('./StudentPages.tsx')).StudentPages }),
                children: [
                  {
                    path: 'profile',
                    lazy: async () => ({ Component: (await import('./pages/ProfilePage.tsx')).ProfilePage }),
                  },
                  {
                    path: 'module/:moduleId',
                    lazy: async () => ({ Component: (await import('./pages/ModulePage.tsx')).ModulePage }),
                  },
                ],
              },
              { path: '*', lazy: async () => ({ Component: (await import('./pages/NotFoundPage.tsx')).NotFoundPage }) },
            ],
          },
        ],
      },
    ],
  },
]
