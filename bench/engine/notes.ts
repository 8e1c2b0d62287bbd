import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { countWords } from '@lectern/domain/words'
import { makeNotes, type Notes } from '@lectern/engine'
import { type CorpusText, LANGUAGES, PARTS, readFolder, readTable, readTexts } from './corpus.ts'
import { shuffled } from './shuffled.ts'
import { shareInterval } from './statistics.ts'

/**
 * Notes, judged by readers. `node bench/engine/notes.ts draw --language en --part unseen --count 5 --skip 0 --seed 1 --out FOLDER`
 * writes the first piece of some texts as `1-text.txt` and its notes as `1-notes.md`, with `key.tsv`, which readers never see.
 * `--texts FOLDER` takes the texts of a folder instead of those of the corpus. `node bench/engine/notes.ts figures FILE` tells what readers
 * found: rows of `language`, `edition` and the counts of docs/engine.md.
 */
const FEWEST_WORDS = 450
/** Not written to be learnt from as a whole. */
const LEFT_OUT = /code|statute|history|classic/

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    part: { type: 'string', default: 'seen' },
    texts: { type: 'string' },
    count: { type: 'string', default: '5' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'drawn' },
  },
})

function draw(): void {
  const part = PARTS.find((name) => name === values.part)
  const language = LANGUAGES.find((name) => name === values.language)
  if (!part || !language) throw new Error(`--language ${LANGUAGES.join('|')} --part ${PARTS.join('|')}`)
  const texts = (values.texts ? readFolder(values.texts) : readTexts(part)).filter(
    (text) => text.language === language && !LEFT_OUT.test(text.kind) && countWords(pieceOf(text)) >= FEWEST_WORDS,
  )
  const from = Number(values.skip)
  const chosen = shuffled(texts, values.seed).slice(from, from + Number(values.count))
  mkdirSync(values.out, { recursive: true })
  const key = ['text\tlanguage\tfile\twords\twords_of_notes']
  chosen.forEach((text, index) => {
    const piece = pieceOf(text)
    const notes = writeNotes(makeNotes(piece))
    writeFileSync(join(values.out, `${index + 1}-text.txt`), piece)
    writeFileSync(join(values.out, `${index + 1}-notes.md`), notes)
    key.push([index + 1, language, text.file, countWords(piece), countWords(notes)].join('\t'))
  })
  writeFileSync(join(values.out, 'key.tsv'), `${key.join('\n')}\n`)
  console.log(key.join('\n'))
}

const pieceOf = ({ text }: CorpusText): string => splitIntoChunks(text)[0] ?? ''

/** Markdown for readers. */
function writeNotes({ title, sections }: Notes): string {
  const lines = sections.flatMap(({ heading, keyTerms, points, table }) => [
    `\n## ${heading}\n`,
    ...keyTerms.map(({ term, definition }) => `* **${term}**: ${definition}`),
    ...points.flatMap(({ text, details }) => [`- ${text}`, ...details.map((detail) => `    - ${detail}`)]),
    ...(table ? ['', ...[table.columns, ...table.rows].map((cells) => `| ${cells.join(' | ')} |`)] : []),
  ])
  return `${[`# ${title}`, ...lines].join('\n')}\n`
}

function figures(file: string): void {
  const groups = Map.groupBy(readTable(file), ({ language, edition }) => `${language}, ${edition}`)
  const rows = [...groups].map(([name, group]) => {
    const sum = (column: string): number => group.reduce((total, row) => total + Number(row[column]), 0)
    const share = (part: number, whole: number): string => {
      const { low, high } = shareInterval(part, whole)
      return `${part}/${whole}, ${Math.round((100 * part) / whole)}% (${Math.round(100 * low)} to ${Math.round(100 * high)})`
    }
    return [
      name,
      {
        'main points told': share(sum('yes'), sum('main_points')),
        'half told': sum('half'),
        'good lines': share(sum('good'), sum('lines')),
        unclear: sum('unclear'),
        wrong: sum('wrong'),
        twice: sum('double'),
      },
    ] as const
  })
  console.table(Object.fromEntries(rows))
}

const [what, file] = positionals
if (what === 'draw') draw()
else if (what === 'figures' && file) figures(file)
else throw new Error('draw, or figures FILE')
