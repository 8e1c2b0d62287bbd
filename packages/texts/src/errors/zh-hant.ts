import type en from './en.ts'

export default {
  network: '網絡錯誤',
  internal: '我們這邊出了問題，請再試一次。',
  unavailable: '暫時無法使用，請稍後再試。',
  notFound: '找不到。',
  signInToContinue: '請先登入。',
  sessionExpired: '登入已逾時，請重新登入。',
} satisfies Record<keyof typeof en, string>
