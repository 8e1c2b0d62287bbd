import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PACKAGE = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '..', '..', 'package.json')
const { version }: { version: string } = JSON.parse(readFileSync(PACKAGE, 'utf8'))
const RUNTIME = join(import.meta.dirname, '..', '..', '.runtime')
const FOLDER = join(RUNTIME, `chromium-${version}`)
/** The package unpacks into the folder of temporary files, and takes what it finds there for whole. */
const UNPACK = join(import.meta.dirname, 'unpack-browser.ts')

/** The machine's fonts and, where it has none, the brought one: text without a font has no size, and cannot be pressed. */
const FONT_CONFIG = `<?xml version="1.0"?><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir prefix="relative">fonts</dir></fontconfig>`

/** Whether the browser of the package runs on this machine. */
export const BROUGHT_FOR = platform() === 'linux' && arch() === 'x64'

/**
 * Where the Chromium that npm brought stands, and what it needs around it: its libraries and a font, which the package only
 * sets up on AWS. Unpacked once for a checkout; of two that do so at once, or one that is killed, nothing half is left.
 */
export async function unpackBrowser(): Promise<{ executablePath: string; env: Record<string, string | undefined> }> {
  if (!existsSync(FOLDER)) await unpack()
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(FOLDER, 'al2023', 'lib'),
    FONTCONFIG_FILE: join(FOLDER, 'fonts.conf'),
  }
  return { executablePath: join(FOLDER, 'chromium'), env }
}

async function unpack(): Promise<void> {
  await mkdir(RUNTIME, { recursive: true })
  const folder = await mkdtemp(`${FOLDER}-`)
  try {
    await promisify(execFile)(process.execPath, [UNPACK], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: folder },
    })
    await writeFile(join(folder, 'fonts.conf'), FONT_CONFIG)
    await rename(folder, FOLDER)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    if (!existsSync(FOLDER)) throw error
  }
}
