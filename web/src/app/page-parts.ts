import { withTexts } from '../lib/language.ts'

/** The parts of the site that are loaded when they are needed, each in one place: for the router, and for loading ahead. */
export const PAGE_PARTS = {
  framed: () => withTexts(import('./FramedPages.tsx'), 'pages').then(({ FramedPages }) => ({ Component: FramedPages })),
  student: () =>
    withTexts(import('./StudentPages.tsx'), 'credits').then(({ StudentPages }) => ({ Component: StudentPages })),
  login: () =>
    withTexts(import('./pages/LoginPage.tsx'), 'accounts').then(({ LoginPage }) => ({ Component: LoginPage })),
  terms: () => withTexts(import('./pages/TermsPage.tsx'), 'legal').then(({ TermsPage }) => ({ Component: TermsPage })),
  privacy: () =>
    withTexts(import('./pages/PrivacyPage.tsx'), 'legal').then(({ PrivacyPage }) => ({ Component: PrivacyPage })),
  profile: () =>
    withTexts(import('./pages/ProfilePage.tsx'), 'accounts', 'payments', 'profile', 'sharing').then(
      ({ ProfilePage }) => ({
        Component: ProfilePage,
      }),
    ),
  review: () =>
    withTexts(import('./pages/ReviewPage.tsx'), 'review', 'due', 'cards', 'places', 'generation').then(
      ({ ReviewPage }) => ({
        Component: ReviewPage,
      }),
    ),
  progress: () =>
    withTexts(import('./pages/ProgressPage.tsx'), 'review', 'due', 'cards').then(({ ProgressPage }) => ({
      Component: ProgressPage,
    })),
  library: () =>
    withTexts(import('./pages/LibraryPage.tsx'), 'documents', 'library', 'listening').then(({ LibraryPage }) => ({
      Component: LibraryPage,
    })),
  create: () =>
    withTexts(
      import('./pages/CreatePage.tsx'),
      'create',
      'documents',
      'library',
      'generation',
      'recite',
      'notes',
      'exam',
      'lecture',
      'listening',
    ).then(({ CreatePage }) => ({ Component: CreatePage })),
  material: () =>
    withTexts(import('./pages/MaterialPage.tsx'), 'documents', 'library', 'review', 'due', 'cards', 'recall').then(
      ({ MaterialPage }) => ({
        Component: MaterialPage,
      }),
    ),
  shared: () =>
    withTexts(import('./pages/SharedPage.tsx'), 'sharing', 'cards', 'generation', 'places').then(({ SharedPage }) => ({
      Component: SharedPage,
    })),
  module: () =>
    withTexts(import('./pages/ModulePage.tsx'), 'documents', 'generation', 'places').then(({ ModulePage }) => ({
      Component: ModulePage,
    })),
  notFound: () =>
    withTexts(import('./FramedPages.tsx'), 'pages').then(({ NotFoundPage }) => ({ Component: NotFoundPage })),
  ui: () => withTexts(import('./dev/UiPage.tsx'), 'pages').then(({ UiPage }) => ({ Component: UiPage })),
}

type PagePart = keyof typeof PAGE_PARTS

const FIRST_SEGMENTS: Readonly<Record<string, readonly PagePart[]>> = {
  login: ['framed', 'login'],
  terms: ['framed', 'terms'],
  privacy: ['framed', 'privacy'],
  profile: ['framed', 'student', 'profile'],
  review: ['framed', 'student', 'review'],
  progress: ['framed', 'student', 'progress'],
  library: ['framed', 'student', 'library'],
  create: ['framed', 'student', 'create'],
  module: ['framed', 'student', 'module'],
  shared: ['framed', 'shared'],
}

/** Begins to load what the page at `pathname` will need, beside the router that will ask for it. Quiet when it fails. */
export function loadAhead(pathname: string): void {
  for (const part of FIRST_SEGMENTS[pathname.split('/')[1] ?? ''] ?? []) void PAGE_PARTS[part]().catch(() => {})
}
