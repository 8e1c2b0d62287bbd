/** Cards that come in from files. */
export default {
  tooLarge: 'File size must be under 500MB',
  wrongType:
    'This file holds no cards: choose an Anki package (.apkg, .colpkg), a spreadsheet (.csv, .tsv), text or Markdown.',
  noCards: 'No cards were found in this file.',
  broken: 'This file is damaged and cannot be read.',
  tooMuch: 'This file is too large to be read. At most {count, number} notes can be imported at once.',
  encrypted: 'This file is protected by a password.',
  tooNew: 'This file comes from a version of Anki that is too new. In Anki, export it with support for older versions.',
  tooManyAtOnce: '{count, number} imports are under way already. Please wait until one of them has ended.',
  failed: 'The import failed, and nothing of it was kept. Please try again later.',
} as const
