/** Writes `docs/prompts.md` anew: `node server/test/prompts/write-page.ts`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createEngineProcess } from '../../src/platform/model/engine.ts'
import { PROMPT_EXAMPLES } from './examples.ts'
import { writePage } from './prompts-page.ts'

const PAGE = join(import.meta.dirname, '..', '..', '..', 'docs', 'prompts.md')

const { engine, close } = createEngineProcess()
try {
  await writeFile(PAGE, await writePage(PROMPT_EXAMPLES, engine))
} finally {
  void close()
}
