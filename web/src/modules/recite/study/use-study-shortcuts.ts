import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.ts'

type Shortcut = 'reveal' | 'incorrect' | 'correct'

const KEYS: Readonly<Record<string, Shortcut>> = { ' ': 'reveal', ArrowLeft: 'incorrect', ArrowRight: 'correct' }

/** Space, Left and Right (requirements/recite.md#studying). */
export const useStudyShortcuts = (isEnabled: boolean, onShortcut: (shortcut: Shortcut) => void): void =>
  useShortcuts(KEYS, isEnabled, onShortcut)
