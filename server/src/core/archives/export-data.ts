import type { Readable } from 'node:stream'
import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { streamZip } from './stream-zip.ts'

/**
 * Everything that the student owns, as one zip that is written while it is read: no more than one thing at a time is in
 * memory, and each costs a fixed number of statements, whatever it holds. To read many at once would save statements of a call
 * that comes a few times a year, and hold them all in memory.
 * @throws Problem `rate_limited` after a few an hour
 */
export async function exportData(services: Services, student: ExportingStudent): Promise<Readable> {
  await services.limits.hit('exportsOfStudent', String(student.id))
  return streamZip(gather(services, student), services.clock.now())
}

async function* gather(services: Services, student: ExportingStudent): AsyncGenerator<ExportEntry> {
  for (const module of services.modules) if (module.exportStudent) yield* module.exportStudent(student)
}
