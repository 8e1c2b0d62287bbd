/** Writes `docs/prompts.md` anew: `node server/test/prompts/write-page.ts`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROMPT_EXAMPLES } from './examples.ts'
import { writePage } from './prompts-page.ts'

const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'prompts.md')

await writeFile(PAGE, writePage(PROMPT_EXAMPLES))
