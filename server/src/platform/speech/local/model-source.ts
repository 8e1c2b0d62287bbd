import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { SpeechInstallError } from './install-error.ts'

/** What the library reads of a model of the Whisper family, in eight bits. */
const NEEDED_FILES = [
  'config.json',
  'generation_config.json',
  'preprocessor_config.json',
  'tokenizer.json',
  'tokenizer_config.json',
  'onnx/encoder_model_quantized.onnx',
  'onnx/decoder_model_merged_quantized.onnx',
] as const

/** One file of a model. */
export interface ModelFile {
  path: string
  sizeBytes: number
  /** How its bytes can be told to be right: by their SHA-256, or as git names them; null where nothing is known. */
  digest: { kind: 'sha256' | 'git'; hex: string } | null
  /** Its bytes from `from` on. */
  open(from: number, signal: AbortSignal): Promise<Readable>
}

/** Where models come from. */
export interface ModelSource {
  /** Name shown to the operator. */
  name: string
  /** Whether it holds one model, whichever that is. */
  isFolder: boolean
  /** The files of a model that are needed. @throws SpeechInstallError */
  list(model: string): Promise<ModelFile[]>
}

export const HUB_ADDRESS = 'https://huggingface.co'
const LISTED_WITHIN_MS = 10_000

const Listing = z.array(
  z.object({ path: z.string(), size: z.number(), oid: z.string(), lfs: z.object({ oid: z.string() }).nullish() }),
)

/** The hub of models, or a mirror that speaks its protocol. */
export function hubAt(address: string): ModelSource {
  const base = address.replace(/\/+$/, '')
  const name = new URL(base).host
  return {
    name,
    isFolder: false,
    async list(model) {
      const response = await fetch(`${base}/api/models/${model}/tree/main?recursive=true`, {
        signal: AbortSignal.timeout(LISTED_WITHIN_MS),
      }).catch((error: Error) => {
        throw unreachable(model, name, error)
      })
      if (!response.ok) throw refused(model, name, response.status)
      const listed = Listing.safeParse(await response.json().catch(() => null))
      if (!listed.success) throw new SpeechInstallError(`${name} does not answer as a hub of models does`)
      return NEEDED_FILES.map((path) => {
        const entry = listed.data.find((file) => file.path === path)
        if (!entry) throw missing(model, name, path)
        const { lfs, oid, size } = entry
        return {
          path,
          sizeBytes: size,
          digest: lfs ? { kind: 'sha256', hex: lfs.oid } : { kind: 'git', hex: oid },
          open: (from, signal) => download(`${base}/${model}/resolve/main/${path}`, from, signal),
        }
      })
    },
  }
}

/** A folder with the files of one model, brought to this machine by other means. */
export const folderOf = (folder: string): ModelSource => ({
  name: folder,
  isFolder: true,
  list: (model) =>
    Promise.all(
      NEEDED_FILES.map(async (path) => {
        const source = join(folder, path)
        const { size } = await stat(source).catch(() => {
          throw missing(model, folder, path)
        })
        return {
          path,
          sizeBytes: size,
          digest: null,
          open: async (from: number) => createReadStream(source, { start: from }),
        }
      }),
    ),
})

async function download(url: string, from: number, signal: AbortSignal): Promise<Readable> {
  const response = await fetch(url, { signal, ...(from > 0 && { headers: { range: `bytes=${from}-` } }) })
  const isAsAsked = from > 0 ? response.status === 206 : response.ok
  if (!isAsAsked || !response.body) throw new Error(`status ${response.status}`)
  return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
}

const ELSEWHERE = 'a folder with its files, brought here by other means, can be given with --from'

function unreachable(model: string, name: string, error: Error): SpeechInstallError {
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
  const why = error.name === 'TimeoutError' ? 'it does not answer' : (code ?? error.message)
  return new SpeechInstallError(
    `${model} cannot be fetched: ${name} is not reached (${why}). Nothing was installed; ${ELSEWHERE}`,
  )
}

function refused(model: string, name: string, status: number): SpeechInstallError {
  const isUnknown = status === 401 || status === 404
  return new SpeechInstallError(
    isUnknown ? `There is no model ${model} at ${name}` : `${name} answers with status ${status}`,
  )
}

const missing = (model: string, name: string, path: string) =>
  new SpeechInstallError(`${path} is missing from ${model} at ${name}: it is not a model that can be used here`)
