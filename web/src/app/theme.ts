import { readStored, writeStored } from '../lib/storage/stored-value.ts'

export const THEMES = [
  { value: 'system', label: 'shell.themeSystem' },
  { value: 'light', label: 'shell.themeLight' },
  { value: 'dark', label: 'shell.themeDark' },
] as const
export type Theme = (typeof THEMES)[number]['value']

/** Also read by public/theme.js, before the first paint. */
const KEY = 'theme'

/** The chosen theme; 'system' where none was chosen. */
export function readTheme(): Theme {
  const stored = readStored(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Puts a theme on the page and keeps it for the next visit. */
export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
