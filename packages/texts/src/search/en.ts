/** The search over everything that a student has. */
export default {
  title: 'Search',
  field: 'Search everything',
  hint: 'In your library, cards, notes, exams, chats, lectures, recordings, essays and talks.',
  searching: 'Searching',
  found: '{count, plural, one {# result} other {# results}}',
  none: 'Nothing was found for “{search}”.',
  failed: 'The search failed. Please try again.',
  untitled: 'Untitled',
  sets: 'Sets of cards',
  cards: 'Cards',
  questions: 'Exam questions',
} as const
