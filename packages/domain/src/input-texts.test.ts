import { loadSpeaker } from '@lectern/texts/compile'
import { expect, test } from 'vitest'
import { type InputFault, wordInputFault } from './input-texts.ts'

const speaker = await loadSpeaker()

test.each<[InputFault, PropertyKey[], number | null, string]>([
  ['missing', ['title'], null, 'Please enter a title.'],
  ['missing', ['first_name'], null, 'Please enter your first name.'],
  ['missing', ['otp_code'], null, 'Please enter the 6-digit code.'],
  ['unchosen', ['level'], null, 'Please choose a level from those that are offered.'],
  ['tooLong', ['title'], 200, 'The title may have at most 200 characters.'],
  ['tooLong', ['selected_cards', 3, 'answer'], 10_000, 'The answer may have at most 10,000 characters.'],
  ['tooLong', ['email'], 254, 'The email address may have at most 254 characters.'],
  ['tooShort', ['new_password'], 8, 'The new password must have at least 8 characters.'],
  ['tooLarge', ['duration_minutes'], 120, 'The number of minutes may be at most 120.'],
  ['tooSmall', ['page'], 1, 'The number of the page must be at least 1.'],
  ['notANumber', ['credits'], null, 'The number of credits must be a number.'],
  ['tooMany', ['question_ids'], 30, 'There may be at most 30 questions.'],
  ['onlyOne', ['images'], 1, 'There may be only one of the images.'],
  ['none', ['flashcards'], 1, 'Please choose at least one of the cards.'],
  ['invalid', ['answers', 'constructor'], null, 'Please check the answers.'],
  ['tooLong', ['last_name'], 80, 'Your last name may have at most 80 characters.'],
  ['tooLong', ['something_new'], 80, 'Please check what you entered.'],
  ['invalid', ['toString'], null, 'Please check what you entered.'],
  ['noInput', [], null, 'Nothing was sent that could be read.'],
  ['noChange', [], null, 'There is nothing to change.'],
  ['oneChange', [], null, 'Please make one change at a time.'],
])('%s of %o, %s, is worded: %4$s', (fault, path, bound, sentence) => {
  expect(wordInputFault(fault, path, bound, speaker.in('en'))).toBe(sentence)
})
