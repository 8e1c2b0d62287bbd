import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readSound } from '../../src/platform/speech/local/read-sound.ts'

const PROGRAM = 'pocketsphinx_continuous'
const MODEL = '/usr/share/pocketsphinx/model/en-us'
const OUTPUT_LIMIT_BYTES = 16 * 1024 * 1024
const WORD = /^(\S+) ([\d.]+) ([\d.]+) [\d.]+$/
const NO_WORD = /^[<[]/

/** Whether Debian's recogniser and its English model are installed (`apt-get install pocketsphinx pocketsphinx-en-us`). */
export const hasPocketsphinx =
  spawnSync(PROGRAM, ['-hmm', MODEL, '-infile', '/dev/null'], { stdio: 'ignore' }).error === undefined

/** What a real recogniser hears in an MP3 or Opus recording, an utterance a segment, as a speech service would answer. */
export async function hearWithPocketsphinx(path: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pocketsphinx-'))
  try {
    const sound = join(folder, 'sound.raw')
    await writeFile(sound, await samplesOf(path))
    const models = ['-hmm', `${MODEL}/en-us`, '-lm', `${MODEL}/en-us.lm.bin`, '-dict', `${MODEL}/cmudict-en-us.dict`]
    const options = ['-infile', sound, '-time', 'yes', '-logfn', '/dev/null', '-fwdflat', 'no', ...models]
    const { stdout } = await promisify(execFile)(PROGRAM, options, { maxBuffer: OUTPUT_LIMIT_BYTES })
    const segments = readUtterances(stdout)
    return { text: segments.map(({ text }) => text).join(' '), language: 'english', segments }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** 16,000 samples a second, 16 bits each. */
async function samplesOf(path: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const { samples } of readSound(path)) {
    const part = Buffer.alloc(samples.length * 2)
    samples.forEach((sample, index) => {
      part.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), index * 2)
    })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Its output: the words of an utterance in a line, then each with its times. */
function readUtterances(output: string) {
  const segments: { start: number; end: number; text: string }[] = []
  for (const line of output.split('\n')) {
    const [, word = '', start, end] = WORD.exec(line) ?? []
    const current = segments.at(-1)
    if (!word && line.trim()) segments.push({ start: -1, end: -1, text: line.trim() })
    else if (current && word && !NO_WORD.test(word)) {
      if (current.start < 0) current.start = Number(start)
      current.end = Number(end)
    }
  }
  return segments.filter(({ start }) => start >= 0)
}
