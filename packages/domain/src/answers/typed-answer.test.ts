import { expect, test } from 'vitest'
import type { CardNote } from '../cards/faces.ts'
import { typedAnswerOf } from './typed-answer.ts'

const PICTURE = `![heart](${'a'.repeat(32)}.png)`
const SOUND = `[sound:${'b'.repeat(32)}.mp3]`
const RECT = 'image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1'
const note = (kind: CardNote['kind'], question: string, answer = ''): CardNote => ({ kind, question, answer })

test.each<[CardNote, number, string | null]>([
  [note('basic', 'q', 'The heart'), 0, 'The heart'],
  [note('basic', 'q', `${PICTURE}\nThe heart ${SOUND}`), 0, 'The heart'],
  [note('basic', 'q', PICTURE), 0, null],
  [note('basic', 'How many?', '7'), 0, '7'],
  [note('basic', 'Which sign?', '+'), 0, '+'],
  [note('typed', 'q', '光合作用'), 0, '光合作用'],
  [note('reversed', 'hund', 'dog'), 1, 'hund'],
  [note('cloze', '{{c1::Paris::city}} is in {{c2::France}}', 'often said'), 0, 'Paris'],
  [note('cloze', '{{c1::Paris::city}} is in {{c2::France}}', 'often said'), 1, 'France'],
  [note('cloze', '{{c1::a {{c2::b}}}}'), 0, 'a b'],
  [note('cloze', '{{c1::a {{c2::b}}}}'), 1, 'b'],
  [note('cloze', '{{c1::one}} and {{c1::two}}, then {{c1::one}} again'), 0, 'one, two'],
  [note('cloze', `{{c1::${PICTURE}}} beats`), 0, null],
  [note('occlusion', `${PICTURE}\n{{c1::${RECT}::aorta}}\n{{c2::${RECT}}}`, 'more'), 0, 'aorta'],
  [note('occlusion', `${PICTURE}\n{{c1::${RECT}::left}}\n{{c1::${RECT}::right}}`), 0, 'left, right'],
  [note('occlusion', `${PICTURE}\n{{c1::${RECT}::aorta}}\n{{c2::${RECT}}}`, 'more'), 1, null],
])('of %j, part %i, %j is typed', (card, part, answer) => {
  expect(typedAnswerOf(card, part)).toBe(answer)
})
