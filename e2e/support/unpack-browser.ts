import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium, { inflate } from '@sparticuz/chromium'

/** Unpacks the Chromium that npm brought, its libraries and its font into the folder of temporary files, and ends. */
const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
await chromium.executablePath(archives)
for (const name of ['al2023', 'fonts']) await inflate(join(archives, `${name}.tar.br`))
