import type { Areas } from './area.ts'

/** What the landing page says and every page may say: its loaders belong to the first load of the site. */
export const FIRST_AREAS = {
  errors: {
    en: () => import('../errors/en.ts'),
    'zh-hant': () => import('../errors/zh-hant.ts'),
    'zh-hans': () => import('../errors/zh-hans.ts'),
  },
  landing: {
    en: () => import('../landing/en.ts'),
    'zh-hant': () => import('../landing/zh-hant.ts'),
    'zh-hans': () => import('../landing/zh-hans.ts'),
  },
  modules: {
    en: () => import('../modules/en.ts'),
    'zh-hant': () => import('../modules/zh-hant.ts'),
    'zh-hans': () => import('../modules/zh-hans.ts'),
  },
  shell: {
    en: () => import('../shell/en.ts'),
    'zh-hant': () => import('../shell/zh-hant.ts'),
    'zh-hans': () => import('../shell/zh-hans.ts'),
  },
  ui: {
    en: () => import('../ui/en.ts'),
    'zh-hant': () => import('../ui/zh-hant.ts'),
    'zh-hans': () => import('../ui/zh-hans.ts'),
  },
} satisfies Areas
