import type { Areas } from './area.ts'

/** What is said behind the landing page. The site loads this table with its router, so that an area more costs the first load nothing. */
export const LATER_AREAS = {
  accounts: {
    en: () => import('../accounts/en.ts'),
    'zh-hant': () => import('../accounts/zh-hant.ts'),
    'zh-hans': () => import('../accounts/zh-hans.ts'),
  },
  create: {
    en: () => import('../create/en.ts'),
    'zh-hant': () => import('../create/zh-hant.ts'),
    'zh-hans': () => import('../create/zh-hans.ts'),
  },
  credits: {
    en: () => import('../credits/en.ts'),
    'zh-hant': () => import('../credits/zh-hant.ts'),
    'zh-hans': () => import('../credits/zh-hans.ts'),
  },
  documents: {
    en: () => import('../documents/en.ts'),
    'zh-hant': () => import('../documents/zh-hant.ts'),
    'zh-hans': () => import('../documents/zh-hans.ts'),
  },
  due: {
    en: () => import('../due/en.ts'),
    'zh-hant': () => import('../due/zh-hant.ts'),
    'zh-hans': () => import('../due/zh-hans.ts'),
  },
  essays: {
    en: () => import('../essays/en.ts'),
    'zh-hant': () => import('../essays/zh-hant.ts'),
    'zh-hans': () => import('../essays/zh-hans.ts'),
  },
  exam: {
    en: () => import('../exam/en.ts'),
    'zh-hant': () => import('../exam/zh-hant.ts'),
    'zh-hans': () => import('../exam/zh-hans.ts'),
  },
  generation: {
    en: () => import('../generation/en.ts'),
    'zh-hant': () => import('../generation/zh-hant.ts'),
    'zh-hans': () => import('../generation/zh-hans.ts'),
  },
  imports: {
    en: () => import('../imports/en.ts'),
    'zh-hant': () => import('../imports/zh-hant.ts'),
    'zh-hans': () => import('../imports/zh-hans.ts'),
  },
  input: {
    en: () => import('../input/en.ts'),
    'zh-hant': () => import('../input/zh-hant.ts'),
    'zh-hans': () => import('../input/zh-hans.ts'),
  },
  lecture: {
    en: () => import('../lecture/en.ts'),
    'zh-hant': () => import('../lecture/zh-hant.ts'),
    'zh-hans': () => import('../lecture/zh-hans.ts'),
  },
  legal: {
    en: () => import('../legal/en.ts'),
    'zh-hant': () => import('../legal/zh-hant.ts'),
    'zh-hans': () => import('../legal/zh-hans.ts'),
  },
  library: {
    en: () => import('../library/en.ts'),
    'zh-hant': () => import('../library/zh-hant.ts'),
    'zh-hans': () => import('../library/zh-hans.ts'),
  },
  lists: {
    en: () => import('../lists/en.ts'),
    'zh-hant': () => import('../lists/zh-hant.ts'),
    'zh-hans': () => import('../lists/zh-hans.ts'),
  },
  listening: {
    en: () => import('../listening/en.ts'),
    'zh-hant': () => import('../listening/zh-hant.ts'),
    'zh-hans': () => import('../listening/zh-hans.ts'),
  },
  mistakes: {
    en: () => import('../mistakes/en.ts'),
    'zh-hant': () => import('../mistakes/zh-hant.ts'),
    'zh-hans': () => import('../mistakes/zh-hans.ts'),
  },
  notes: {
    en: () => import('../notes/en.ts'),
    'zh-hant': () => import('../notes/zh-hant.ts'),
    'zh-hans': () => import('../notes/zh-hans.ts'),
  },
  ocr: {
    en: () => import('../ocr/en.ts'),
    'zh-hant': () => import('../ocr/zh-hant.ts'),
    'zh-hans': () => import('../ocr/zh-hans.ts'),
  },
  pages: {
    en: () => import('../pages/en.ts'),
    'zh-hant': () => import('../pages/zh-hant.ts'),
    'zh-hans': () => import('../pages/zh-hans.ts'),
  },
  payments: {
    en: () => import('../payments/en.ts'),
    'zh-hant': () => import('../payments/zh-hant.ts'),
    'zh-hans': () => import('../payments/zh-hans.ts'),
  },
  places: {
    en: () => import('../places/en.ts'),
    'zh-hant': () => import('../places/zh-hant.ts'),
    'zh-hans': () => import('../places/zh-hans.ts'),
  },
  profile: {
    en: () => import('../profile/en.ts'),
    'zh-hant': () => import('../profile/zh-hant.ts'),
    'zh-hans': () => import('../profile/zh-hans.ts'),
  },
  cards: {
    en: () => import('../cards/en.ts'),
    'zh-hant': () => import('../cards/zh-hant.ts'),
    'zh-hans': () => import('../cards/zh-hans.ts'),
  },
  rail: {
    en: () => import('../rail/en.ts'),
    'zh-hant': () => import('../rail/zh-hant.ts'),
    'zh-hans': () => import('../rail/zh-hans.ts'),
  },
  recall: {
    en: () => import('../recall/en.ts'),
    'zh-hant': () => import('../recall/zh-hant.ts'),
    'zh-hans': () => import('../recall/zh-hans.ts'),
  },
  recite: {
    en: () => import('../recite/en.ts'),
    'zh-hant': () => import('../recite/zh-hant.ts'),
    'zh-hans': () => import('../recite/zh-hans.ts'),
  },
  requests: {
    en: () => import('../requests/en.ts'),
    'zh-hant': () => import('../requests/zh-hant.ts'),
    'zh-hans': () => import('../requests/zh-hans.ts'),
  },
  results: {
    en: () => import('../results/en.ts'),
    'zh-hant': () => import('../results/zh-hant.ts'),
    'zh-hans': () => import('../results/zh-hans.ts'),
  },
  review: {
    en: () => import('../review/en.ts'),
    'zh-hant': () => import('../review/zh-hant.ts'),
    'zh-hans': () => import('../review/zh-hans.ts'),
  },
  sample: {
    en: () => import('../sample/en.ts'),
    'zh-hant': () => import('../sample/zh-hant.ts'),
    'zh-hans': () => import('../sample/zh-hans.ts'),
  },
  search: {
    en: () => import('../search/en.ts'),
    'zh-hant': () => import('../search/zh-hant.ts'),
    'zh-hans': () => import('../search/zh-hans.ts'),
  },
  sharing: {
    en: () => import('../sharing/en.ts'),
    'zh-hant': () => import('../sharing/zh-hant.ts'),
    'zh-hans': () => import('../sharing/zh-hans.ts'),
  },
  speaking: {
    en: () => import('../speaking/en.ts'),
    'zh-hant': () => import('../speaking/zh-hant.ts'),
    'zh-hans': () => import('../speaking/zh-hans.ts'),
  },
  speech: {
    en: () => import('../speech/en.ts'),
    'zh-hant': () => import('../speech/zh-hant.ts'),
    'zh-hans': () => import('../speech/zh-hans.ts'),
  },
  spoken: {
    en: () => import('../spoken/en.ts'),
    'zh-hant': () => import('../spoken/zh-hant.ts'),
    'zh-hans': () => import('../spoken/zh-hans.ts'),
  },
  today: {
    en: () => import('../today/en.ts'),
    'zh-hant': () => import('../today/zh-hant.ts'),
    'zh-hans': () => import('../today/zh-hans.ts'),
  },
  tray: {
    en: () => import('../tray/en.ts'),
    'zh-hant': () => import('../tray/zh-hant.ts'),
    'zh-hans': () => import('../tray/zh-hans.ts'),
  },
  understanding: {
    en: () => import('../understanding/en.ts'),
    'zh-hant': () => import('../understanding/zh-hant.ts'),
    'zh-hans': () => import('../understanding/zh-hans.ts'),
  },
  writing: {
    en: () => import('../writing/en.ts'),
    'zh-hant': () => import('../writing/zh-hant.ts'),
    'zh-hans': () => import('../writing/zh-hans.ts'),
  },
} satisfies Areas
