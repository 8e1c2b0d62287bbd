/** What goes wrong anywhere, whatever the module. */
export default {
  network: 'Network error',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'This is not available for the moment. Please try again in a minute.',
  notFound: 'Not found.',
  signInToContinue: 'Please log in to continue.',
  sessionExpired: 'Your session has expired. Please log in again.',
} as const
