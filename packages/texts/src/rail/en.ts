/** The places that a student goes between: at the side of every page, on a narrow screen at its foot. */
export default {
  label: 'Places',
  today: 'Today',
  create: 'Create',
  progress: 'Progress',
  modules: 'Modules',
  account: 'Account',
} as const
