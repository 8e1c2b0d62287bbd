/** How remarks that are found one by one are put into one text. */
export default {
  sentences: '{first} {rest}',
  clauses: '{first}; {rest}',
  items: '{first}, {rest}',
  lines: '{first}\n{rest}',
  paragraphs: '{first}\n\n{rest}',
} as const
