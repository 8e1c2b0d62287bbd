import type { ModuleId } from '@lectern/domain/modules'
import { useEffect } from 'react'

export interface PageMetadata {
  title: string
  description: string
  keywords: string
}

const page = (title: string, description: string, keywords: string): PageMetadata => ({
  title: `${title} | Lectern`,
  description,
  keywords: `${keywords}, study, students`,
})

const NOT_FOUND = page('Page Not Found', 'There is no page at this address.', 'not found')

/** Title, description and keywords of every page (1§2, reading 31). */
export const PAGES = {
  landing: {
    title: 'Lectern: study from your own material',
    description:
      'Turn your notes, slides and lectures into flashcards, exams, summaries and conversation. Pay as you go in credits.',
    keywords: 'study, flashcards, exam practice, notes, essay feedback, students',
  },
  home: page(
    'Modules',
    'Choose how to study: notes, flashcards, writing, chat, listening or exams.',
    'modules, learning',
  ),
  login: page(
    'Sign in',
    'Sign in with your password or with a code sent to your email.',
    'sign in, login, one-time code',
  ),
  register: page('Register', 'Register with your email and start with free credits.', 'register, free credits'),
  profile: page('Profile', 'Your details, your credits and your account.', 'profile, credits, account'),
  terms: page('Terms', 'The terms under which Lectern may be used.', 'terms, conditions'),
  privacy: page('Privacy', 'What Lectern keeps about you and your documents, and for how long.', 'privacy, data'),
  notFound: NOT_FOUND,
  moduleNotFound: { ...NOT_FOUND, title: 'Module Not Found | Lectern' },
} satisfies Record<string, PageMetadata>

export const MODULE_PAGES: Record<ModuleId, PageMetadata> = {
  notes: page('Notes', 'Turn long material into structured study notes.', 'study notes, summary'),
  recite: page(
    'Flashcards',
    'Make flashcards from your material and study them against the clock.',
    'flashcards, recall',
  ),
  writing: page('Writing', 'Get feedback and a grade estimate for an essay.', 'essay feedback, grading, IELTS, DSE'),
  understanding: page('Understanding', 'Ask questions about your notes or an image.', 'chat, questions, tutor'),
  listening: page('Listening', 'Answer questions about a recording.', 'listening practice, audio'),
  exam: page('Exams', 'Practise with ten to thirty questions and have them marked.', 'exam practice, questions'),
  lecture: page('Lecture', 'Have a lecture PDF explained section by section.', 'lecture, slides, explanation'),
  speaking: page('Speaking', 'Practise talking, presenting and shadowing.', 'speaking practice, presentation'),
}

/** Sets the page's title, description, keywords and canonical address as long as it is shown. */
export function usePageMetadata({ title, description, keywords }: PageMetadata): void {
  useEffect(() => {
    document.title = title
    for (const [name, content] of Object.entries({ description, keywords }))
      document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    // Its origin is the operator's PUBLIC_URL, whatever host this visit came by.
    if (canonical) canonical.href = new URL(window.location.pathname, canonical.href).href
  }, [title, description, keywords])
}
