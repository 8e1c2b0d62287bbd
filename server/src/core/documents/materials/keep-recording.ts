import type { BroughtRecording } from '../../../bound-module.ts'
import { hashOfUpload, type UploadedFile } from '../../../http/uploads.ts'
import type { Services } from '../../../services.ts'
import { hashOfSound } from '../../recordings/hash-of-sound.ts'
import { UnreadableRecording } from '../../recordings/reading/unreadable-recording.ts'
import { RECORDING_LIMITS } from '../../recordings/recording-limits.ts'
import { asRecordingProblem } from '../../recordings/recording-problem.ts'
import { RecordingReader } from '../../recordings/recording-reader.ts'
import { materialRow } from '../keep-material.ts'
import { selectFilesOfSize } from '../material-files.ts'
import { type KeepDocumentServices, keepWithFile } from './keep-document.ts'

/**
 * Keeps a recording as a material: its sound alone. Its text is what was heard in it before, where that can be told now, or comes
 * once somebody has it transcribed. Null for what is no recording, whatever it is called.
 * @throws Problem `unreadable`; `storage_full`; `rate_limited` where too much of the student's waits to be read
 */
export async function keepRecording(
  services: KeepDocumentServices & Pick<Services, 'log'>,
  student: { id: number },
  file: UploadedFile,
  signal: AbortSignal,
): Promise<number | null> {
  const sound = await takeSound(file, student, signal)
  if (sound === null) return null
  const { bytes } = sound
  const soundHash = hashOfSound(bytes)
  const ofSize = await selectFilesOfSize(services.database.queries, student.id, bytes.length)
  const document = { name: file.filename, text: '', wordCount: 0 }
  const row = {
    ...materialRow(services, student, document, 'library'),
    contentType: sound.contentType,
    // One of an earlier version is known by its sound: what was uploaded was gone before it became a material.
    fileHash: ofSize.some(({ fileHash }) => fileHash === soundHash) ? soundHash : await hashOfUpload(file),
  }
  const id = await keepWithFile(services, student, row, { content: bytes, sizeBytes: bytes.length })
  await tellOfRecording(services, student, { materialId: id, sizeBytes: bytes.length, soundHash })
  return id
}

/** The recording is kept by now, whatever becomes of what was heard in it. */
async function tellOfRecording(
  { modules, log }: Pick<Services, 'modules' | 'log'>,
  student: { id: number },
  recording: BroughtRecording,
): Promise<void> {
  for (const { id, recordingBrought } of modules) {
    try {
      await recordingBrought?.(student, recording)
    } catch (error) {
      log.warn(
        { err: error, module: id, materialId: recording.materialId },
        'a kept recording has no text of an earlier one',
      )
    }
  }
}

const takeSound = (file: UploadedFile, student: { id: number }, signal: AbortSignal) =>
  RecordingReader.use(file.path, { student, signal }, async (recording) => {
    const { contentType } = await recording.inspect(RECORDING_LIMITS)
    return { contentType, bytes: await recording.cut(null) }
  }).catch((error: unknown) => {
    if (error instanceof UnreadableRecording && error.reason === 'unsupported_type') return null
    throw asRecordingProblem(error)
  })
