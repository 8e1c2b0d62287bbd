import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readRows } from './delimited.ts'
import { writeMarkdownCards } from './markdown-cards.ts'
import { guessOptions, readCardText } from './read-card-text.ts'
import type { TextCard } from './text-card.ts'
import { writeCsv } from './write-csv.ts'

const guessed = (text: string) => readCardText(text, guessOptions(text))
const pairs = (text: string) => guessed(text).cards.map(({ question, answer }) => [question, answer])
const AB = [
  ['a', 'b'],
  ['c', 'd'],
]

describe('Pasted cards are read by what they look like', () => {
  test.each<[string, string, string[][]]>([
    ['Quizlet with tabs', 'a\tb\nc\td', AB],
    ['Quizlet with commas and semicolons', 'a,b;c,d', AB],
    ['dashes', 'a - b\nc - d', AB],
    ['a spreadsheet', 'a,b\r\nc,d\r\n', AB],
    ['a German spreadsheet', 'a;b\nc;d', AB],
    ['with its mark', '\uFEFFa,b\nc,d', AB],
    [
      'with quotes',
      '"a, ""x""",b\nc,"d\nmore"',
      [
        ['a, "x"', 'b'],
        ['c', 'd\nmore'],
      ],
    ],
    ['with a header', 'question,answer\na,b\nc,d', AB],
    ['with a Chinese header', '問題,答案\na,b\nc,d', AB],
    ["Anki's text", '#separator:tab\n#html:true\n#tags column:3\na\tb\tx y\nc\td\t', AB],
    ['blocks of this product', 'a\nb\n---\nc\nd\n', AB],
    ['Q and A', 'Q: a\nA: b\n\nQ: c\nA: d', AB],
    ['Q and A of several lines', 'Q: a\n  more\nA: b\n```\nQ: x\n```', [['a\n  more', 'b\n```\nQ: x\n```']]],
    ['Chinese 問 and 答', '問：細胞是什麼？\n答：生命的單位', [['細胞是什麼？', '生命的單位']]],
    ['terms', '# Chapter\na :: b\n- c :: d', AB],
    [
      'a comma within tabs',
      'a, x\tb\nc, y\td',
      [
        ['a, x', 'b'],
        ['c, y', 'd'],
      ],
    ],
  ])('%s', (_, text, cards) => {
    expect(pairs(text)).toEqual(cards)
  })

  test('with tags and kinds where they are said', () => {
    expect(guessed('#separator:tab\n#tags column:3\na\tb\tx y').cards[0]?.tags).toEqual(['x', 'y'])
    expect(guessed('Q: a\nA: b\nTags: x, y').cards[0]?.tags).toEqual(['x', 'y'])
    expect(guessed('a ::: b\nc ::: d').cards.map(({ kind }) => kind)).toEqual(['reversed', 'reversed'])
    expect(guessed('{{c1::Paris}} is a city\t\nx\ty').cards.map(({ kind }) => kind)).toEqual(['cloze', 'basic'])
  })

  test('and what has no second side is told', () => {
    expect(guessed('a\tb\nalone\n\tanswer').incomplete).toEqual(['alone', 'answer'])
    expect(guessed('Q: a\n\nQ: b\nA: c').incomplete).toEqual(['a'])
  })

  test("by separators of one's own", () => {
    const options = { format: 'delimited' as const, separators: { side: ' => ', card: '##' }, hasHeader: false }
    expect(readCardText('a => b##c => d', options).cards).toHaveLength(2)
    expect(readCardText('a', { ...options, separators: { side: '', card: '' } }).cards).toEqual([])
  })

  test('Rows are what stands between separators, whatever stands there', () => {
    expect(readRows('a"b,c\n"d"x,e', { side: ',', card: '\n' })).toEqual([
      ['a"b', 'c'],
      ['"d"x', 'e'],
    ])
    const pieces = fc.constantFrom('"', ',', '\n', 'a', '""', ' ')
    fc.assert(
      fc.property(fc.array(pieces), (tokens) => Array.isArray(readRows(tokens.join(''), { side: ',', card: '\n' }))),
    )
  })
})

describe('What goes out comes in again', () => {
  const side = fc
    .stringMatching(/^[a-z光 ,;"':|`\n=+-]{1,20}$/)
    .map((text) => text.trim())
    .filter((text) => /[a-z光]/.test(text))
  const card = fc.record<TextCard>({
    kind: fc.constantFrom('basic', 'reversed'),
    question: side,
    answer: side,
    tags: fc.uniqueArray(fc.constantFrom('Biology', '細胞', 'ch_3'), { maxLength: 2 }),
  })

  test('as a spreadsheet', () => {
    fc.assert(
      fc.property(fc.array(card, { minLength: 1, maxLength: 5 }), (cards) => {
        expect(guessed(writeCsv(cards))).toEqual({ cards, incomplete: [] })
      }),
    )
  })

  test('as Markdown, but for what a line cannot say', () => {
    const words = fc.stringMatching(/^[a-z光][a-z光 .]{0,15}[a-z光]$/)
    const plain = fc.record<TextCard>({
      kind: fc.constant('basic'),
      question: words,
      answer: fc
        .array(
          fc.oneof(
            words,
            words.map((text) => `A: ${text}`),
          ),
          { minLength: 1, maxLength: 3 },
        )
        .map((lines) => lines.join('\n')),
      tags: fc.uniqueArray(fc.constantFrom('Biology', '細胞'), { maxLength: 2 }),
    })
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1, maxLength: 4 }), (cards) => {
        expect(guessed(writeMarkdownCards(cards))).toEqual({ cards, incomplete: [] })
      }),
    )
  })

  test('with options, which need to be whole', () => {
    const answer = '- [ ] An atom\n- [x] A cell,\n  the unit of life\n\nAll that lives is made of cells.'
    const cards: TextCard[] = [
      { kind: 'choice', question: 'What are we made of?', answer, tags: ['Biology'] },
      { kind: 'basic', question: 'What is left?', answer: '- [ ] milk\n- [ ] eggs', tags: [] },
    ]
    expect(guessed(writeMarkdownCards(cards))).toEqual({ cards, incomplete: [] })
    expect(guessed(writeCsv(cards))).toEqual({ cards, incomplete: [] })
    expect(guessed('question,answer,kind\na,b,choice').cards).toMatchObject([{ kind: 'basic', answer: 'b' }])
  })

  test('A cell that a spreadsheet would run is words', () => {
    const cards: TextCard[] = [{ kind: 'basic', question: '=HYPERLINK("x")', answer: '-5', tags: [] }]
    expect(writeCsv(cards)).toContain(`"'=HYPERLINK(""x"")",-5,`)
    expect(guessed(writeCsv(cards)).cards).toEqual(cards)
  })
})

test('a separator that stands nowhere is looked for once, however many rows there are', () => {
  const indexOf = vi.spyOn(String.prototype, 'indexOf')
  try {
    expect(readRows('one\n'.repeat(1000), { side: '\t', card: '\n' })).toHaveLength(1000)
    expect(indexOf.mock.calls.filter(([sought]) => sought === '\t')).toHaveLength(1)
  } finally {
    indexOf.mockRestore()
  }
})
