/** What surrounds every screen: header, footer, the choice of a language. */
export default {
  language: 'Language',
  languageNotKept: 'The language could not be kept with your account. It holds in this browser.',
} as const
