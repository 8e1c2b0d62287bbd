import { useState } from 'react'
import { LanguageLinks } from '../../core/language/LanguageLinks.tsx'
import { useSay } from '../../lib/language.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { PageLink } from '../PageLink.tsx'
import { chooseTheme, readTheme, THEMES, type Theme } from '../theme.ts'

/** The foot of the landing page: the small print and the theme. */
export function LandingFooter() {
  const say = useSay()
  const [theme, setTheme] = useState<Theme>(readTheme)
  const change = (chosen: Theme) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 text-sm sm:px-8">
        <p className="font-serif text-ink-soft">{say('shell.motto')}</p>
        <nav aria-label={say('shell.smallPrint')} className="flex gap-6">
          <PageLink to="/terms" className="flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline">
            {say('shell.terms')}
          </PageLink>
          <PageLink to="/privacy" className="flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline">
            {say('shell.privacy')}
          </PageLink>
        </nav>
        <LanguageLinks />
        <Select
          label={say('shell.theme')}
          isLabelHidden
          options={THEMES.map((one) => ({ ...one, label: say(one.label) }))}
          value={theme}
          onChange={change}
          className="w-44"
        />
      </div>
    </footer>
  )
}
