import type { Readable } from 'node:stream'
import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { streamZip } from './stream-zip.ts'

/**
 * Everything that the student owns, as one zip that is written while it is read. Things are read in batches (`batchesOf`), so that a
 * hundred small ones cost the statements of one, and memory holds 4 MB of text or so, or one thing that is larger.
 * @throws Problem `rate_limited` after a few an hour
 */
export async function exportData(services: Services, student: ExportingStudent): Promise<Readable> {
  await services.limits.hit('exportsOfStudent', String(student.id))
  return streamZip(gather(services, student), services.clock.now())
}

async function* gather(services: Services, student: ExportingStudent): AsyncGenerator<ExportEntry> {
  for (const module of services.modules) if (module.exportStudent) yield* module.exportStudent(student)
}
