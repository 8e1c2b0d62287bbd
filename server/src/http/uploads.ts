import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FileRule, FormBody } from '@lectern/contract/endpoint'
import { WHY_UNREADABLE } from '@lectern/domain/documents'
import type { Message } from '@lectern/texts/message'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** A file that a student sent, streamed to disk. It is gone when the request ends unless a store took it over. */
export interface UploadedFile {
  path: string
  /** The browser's name of it, without folders and control characters; at most 255 characters. */
  filename: string
  sizeBytes: number
}

export interface ReceivedForm {
  /** Texts of a multipart body; of a JSON body whatever its fields hold. */
  fields: Record<string, unknown>
  files: Record<string, UploadedFile>
}

const FIELD_LIMIT_BYTES = 64 * 1024
const FIELD_LIMIT_COUNT = 40
const CONTROL_CHARACTERS = /\p{C}/gu

/**
 * Receives a multipart body: text fields in memory, files to `folder`. What was written is removed if it fails. Where
 * the form takes it, the same fields as a JSON object.
 */
export async function receiveForm(request: FastifyRequest, form: FormBody, folder: string): Promise<ReceivedForm> {
  const received: ReceivedForm = { fields: Object.create(null), files: Object.create(null) }
  try {
    if (request.isMultipart()) await receiveParts(request, form, folder, received)
    else received.fields = jsonFields(request, form)
    for (const [name, rule] of Object.entries(form.files))
      if (!received.files[name] && !rule.optional) throw new Problem('invalid', { id: 'requests.chooseFile' })
    return received
  } catch (error) {
    await removeUploads(received)
    throw error
  }
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

function jsonFields({ headers, body }: FastifyRequest, { isJsonToo }: FormBody): Record<string, unknown> {
  if (!isJsonToo) throw new Problem('unsupported_type', { id: 'requests.multipartOnly' })
  if (!JSON_TYPE.test(headers['content-type'] ?? ''))
    throw new Problem('unsupported_type', { id: 'requests.multipartOrJson' })
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('invalid', { id: 'requests.jsonObject' })
  return body as Record<string, unknown>
}

async function receiveParts(request: FastifyRequest, form: FormBody, folder: string, received: ReceivedForm) {
  const fileSize = Math.max(...Object.values(form.files).map(mostBytes))
  const limits = {
    fileSize: fileSize + 1,
    files: Object.keys(form.files).length,
    fields: FIELD_LIMIT_COUNT,
    fieldSize: form.fieldLimitBytes ?? FIELD_LIMIT_BYTES,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated)
        throw new Problem('too_large', { id: 'requests.fieldTooLong' })
      received.fields[part.fieldname] = String(part.value)
    } else {
      const rule = form.files[part.fieldname]
      if (!rule || received.files[part.fieldname]) throw new Problem('invalid', { id: 'requests.fileTooMany' })
      received.files[part.fieldname] = await receiveFile(part, rule, folder, received.fields)
    }
  }
}

async function receiveFile(
  part: MultipartFile,
  rule: FileRule,
  folder: string,
  fields: Record<string, unknown>,
): Promise<UploadedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, crypto.randomUUID())
  try {
    await pipeline(part.file, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    const { size: sizeBytes } = await stat(path)
    const { limitBytes, text } = limitOf(rule, part.filename, fields)
    if (part.file.truncated || sizeBytes > limitBytes) throw new Problem('too_large', text)
    if (sizeBytes === 0) throw new Problem('unreadable', WHY_UNREADABLE.empty)
    return { path, filename: cleanFilename(part.filename), sizeBytes }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

const mostBytes = ({ limitBytes, ofEndings }: FileRule): number => Math.max(limitBytes, ofEndings?.limitBytes ?? 0)

/** What a file of this name may hold, and what is said of one that holds more. */
function limitOf(rule: FileRule, filename: string, fields: Record<string, unknown>) {
  const { limitBytes, ofEndings } = rule
  const name = cleanFilename(filename).toLowerCase()
  if (!ofEndings?.endings.some((ending) => name.endsWith(ending)))
    return { limitBytes, text: tooLargeText(rule, fields) }
  return { limitBytes: ofEndings.limitBytes, text: ofEndings.tooLargeText }
}

function tooLargeText({ tooLargeText, tooLargeTextBy }: FileRule, fields: Record<string, unknown>): Message | string {
  const value = tooLargeTextBy && String(fields[tooLargeTextBy.field])
  return (value && Object.hasOwn(tooLargeTextBy.texts, value) && tooLargeTextBy.texts[value]) || tooLargeText
}

/** Removes what `receiveForm` wrote. Call it when the request is over, however it ended. */
export async function removeUploads({ files }: ReceivedForm): Promise<void> {
  await Promise.all(Object.values(files).map(({ path }) => rm(path, { force: true })))
}

/** SHA-256 of a file, in hexadecimal: what tells one from another. */
export async function hashOfUpload({ path }: Pick<UploadedFile, 'path'>): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

const cleanFilename = (name: string | undefined): string =>
  ((name ?? '').split(/[\\/]/).at(-1) ?? '').replace(CONTROL_CHARACTERS, '').trim().slice(0, 255) || 'document'
