import { useState } from 'react'
import { LanguageLinks } from '../../core/language/LanguageLinks.tsx'
import { Select } from '../../ui/Select.tsx'
import { PageLink } from '../PageLink.tsx'
import { chooseTheme, readTheme, THEMES, type Theme } from '../theme.ts'

/** The foot of the landing page: the small print and the theme. */
export function LandingFooter() {
  const [theme, setTheme] = useState<Theme>(readTheme)
  const change = (chosen: Theme) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 text-sm sm:px-8">
        <p className="font-serif text-ink-soft">Lectern: 溫故知新</p>
        <nav aria-label="Small print" className="flex gap-6">
          <PageLink to="/terms" className="flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline">
            Terms
          </PageLink>
          <PageLink to="/privacy" className="flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline">
            Privacy
          </PageLink>
        </nav>
        <LanguageLinks />
        <Select label="Theme" isLabelHidden options={THEMES} value={theme} onChange={change} className="w-44" />
      </div>
    </footer>
  )
}
