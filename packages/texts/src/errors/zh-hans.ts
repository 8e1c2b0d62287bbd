import type en from './en.ts'

export default {
  network: '网络错误',
  internal: '我们这边出了问题，请再试一次。',
  unavailable: '暂时无法使用，请稍后再试。',
  notFound: '找不到。',
  signInToContinue: '请先登录。',
  sessionExpired: '登录已过期，请重新登录。',
} satisfies Record<keyof typeof en, string>
