import { expect, test } from 'vitest'
import { Mistakes, Suggestions } from './remarks.ts'

const HE_GO = { kind: null, quote: 'He go', correction: 'He goes', explanation: 'Third person.' }
const remark = (quote: string, correction: string | null, explanation: string) => ({
  ...{ kind: null, quote, correction, explanation },
})

test.each([
  ['what was asked for', [HE_GO], [HE_GO]],
  ['with its place', [{ ...HE_GO, start: 3 }], [{ ...HE_GO, start: 3 }]],
  ['with a place that is none', [{ ...HE_GO, start: '3' }], [HE_GO]],
  ['with its kind', [{ ...HE_GO, kind: 'grammar' }], [{ ...HE_GO, kind: 'grammar' }]],
  ['with a kind in other letters', [{ ...HE_GO, kind: undefined, type: 'Grammar ' }], [{ ...HE_GO, kind: 'grammar' }]],
  ['with a kind that is none', [{ ...HE_GO, kind: 'tone' }], [HE_GO]],
  ['under other names', [{ original: 'He go', corrected: 'He goes', reason: 'Third person.' }], [HE_GO]],
  ['quoted as text', [{ text: 'He go', fix: 'He goes', message: 'Third person.' }], [HE_GO]],
  ['one by itself', HE_GO, [HE_GO]],
  ['numbered', { 1: HE_GO, 2: HE_GO }, [HE_GO, HE_GO]],
  ['below a name', { items: [HE_GO] }, [HE_GO]],
  ['a line each', '- "He go" → "He goes": Third person.\n2. He go -> He goes (Third person.)\n\n', [HE_GO, HE_GO]],
  ['strings', ['“He go” should be “He goes” – Third person.'], [HE_GO]],
  ['Chinese', '「在見」應為「再見」：同音字。', [remark('在見', '再見', '同音字。')]],
  ['a change alone', 'He go → He goes', [remark('He go', 'He goes', '')]],
  ['a quotation alone', '"He go": wrong person', [remark('He go', null, 'wrong person')]],
  ['a sentence', "The student's tenses are mixed.", [remark('', null, "The student's tenses are mixed.")]],
  ['nothing', null, []],
  ['left out', undefined, []],
  ['numbers and lists', [7, null, [HE_GO], {}, HE_GO], [HE_GO]],
  ['one too long', [{ ...HE_GO, explanation: 'x'.repeat(2001) }], [{ ...HE_GO, explanation: 'x'.repeat(2000) }]],
  ['too many', Array(301).fill(HE_GO), Array(300).fill(HE_GO)],
])('mistakes are read: %s', (_, sent, read) => {
  expect(Mistakes.parse(sent)).toEqual(read)
})

const MORE = { quote: null, text: 'Say more.' }
test.each([
  ['what was asked for', [{ quote: 'nice', text: 'Say why.' }, MORE], [{ quote: 'nice', text: 'Say why.' }, MORE]],
  ['under other names', [{ suggestion: 'Say more.' }, { advice: 'Say more.' }], [MORE, MORE]],
  ['strings', ['Say more.', ' '], [MORE]],
  ['a line each', '* Say more.\n* "nice": Say why.', [MORE, { quote: 'nice', text: 'Say why.' }]],
  ['a quotation that opens a sentence', '"Nice" is weak.', [{ quote: null, text: '"Nice" is weak.' }]],
  ['one too long', [{ ...MORE, text: 'x'.repeat(5000) }, MORE], [{ ...MORE, text: 'x'.repeat(2000) }, MORE]],
  ['one that says nothing', [{ quote: 'nice' }, MORE], [MORE]],
  ['nothing', null, []],
])('suggestions are read: %s', (_, sent, read) => {
  expect(Suggestions.parse(sent)).toEqual(read)
})
