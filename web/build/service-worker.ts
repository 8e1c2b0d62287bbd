import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { FIRST_TEXTS } from './chunk-groups.ts'

const SOURCE = join(import.meta.dirname, '../worker/service-worker.ts')
const PUBLIC = join(import.meta.dirname, '../public')
/** Files beside the bundle that the first page asks for. */
const PUBLIC_FILES = ['theme.js', 'icon.svg', 'icon-192.png', 'manifest.webmanifest']

/**
 * What stands on the way to a review without a network: from the first page to the summary, what toasts say on it, and signing in
 * again. Their texts are those that `page-parts.ts` and `FrontPage.tsx` load with them.
 */
const PARTS =
  /\/src\/(?:app\/(?:Site|FramedPages|StudentPages|student\/(?:StudentFrame|OpenedAccountMenu)|tray\/Tray|SessionEndedDialog|device\/(?:LeaveDialog|student-device)|pages\/(?:HomePage|ReviewPage|ProgressPage|NotFoundPage))|ui\/toasts\/ToastView|core\/review\/away\/read-away)\.tsx?$/
/** A review takes along the parts as well that are loaded when they are needed. */
const OF_REVIEW = /\/src\/core\/(?:review|cards|marked-text)\//
const TEXTS =
  /\/packages\/texts\/src\/(?:pages|generation|review|cards|places|credits|rail|today|due|tray|accounts|recite|notes)\/[\w-]+\.ts$/

/** Writes the service worker: its source, behind the list of the files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const asked = askedByPage(bundle)
        const scripts = asked.filter((name) => name.endsWith('.js')).map(addressOf)
        if (scripts.length === 0) return this.error('The page begins with no script')
        const source = readFileSync(SOURCE, 'utf8')
        const files = [...shellFiles(bundle, asked)].sort()
        const version = fingerprint([source, ...files, ...publicContents()])
        const shell = { version, scripts, files: [...files, ...PUBLIC_FILES].map(addressOf) }
        const { code } = await transformWithOxc(source, SOURCE)
        const script = `const SHELL = ${JSON.stringify(shell)}\n${code}`
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: script })
      },
    },
  }
}

const addressOf = (name: string): string => `/${name}`

/** What the page itself names. */
function askedByPage(bundle: Rolldown.OutputBundle): string[] {
  const page = bundle['index.html']
  const html = page?.type === 'asset' ? String(page.source) : ''
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name)
}

/** The chunks of these parts with all that they import, their styles and their fonts. */
function shellFiles(bundle: Rolldown.OutputBundle, asked: readonly string[]): Set<string> {
  const files = new Set(asked.filter((name) => bundle[name]?.type === 'asset'))
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk') return
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) if (isNeeded(asset)) files.add(asset)
    chunk.imports.forEach(visit)
    if (isOfReview(chunk)) chunk.dynamicImports.filter((part) => isOfReview(bundle[part])).forEach(visit)
  }
  asked.forEach(visit)
  for (const output of Object.values(bundle))
    if (
      output.type === 'chunk' &&
      (output.name.startsWith(FIRST_TEXTS) || modulesOf(output).some((id) => PARTS.test(id) || TEXTS.test(id)))
    )
      visit(output.fileName)
  return files
}

/** What a chunk holds, or stands for where its modules are in others. */
const modulesOf = ({ moduleIds, facadeModuleId }: Rolldown.OutputChunk): string[] => [
  ...moduleIds,
  facadeModuleId ?? '',
]

const isOfReview = (output: Rolldown.OutputBundle[string] | undefined): boolean =>
  output?.type === 'chunk' && modulesOf(output).some((id) => OF_REVIEW.test(id))

/** Every browser that knows service workers takes the newest form of a font. */
const isNeeded = (asset: string): boolean => !/\.(?:ttf|woff)$/.test(asset)

const publicContents = (): string[] =>
  readdirSync(PUBLIC)
    .filter((name) => PUBLIC_FILES.includes(name))
    .map((name) => readFileSync(join(PUBLIC, name), 'base64'))

const fingerprint = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
