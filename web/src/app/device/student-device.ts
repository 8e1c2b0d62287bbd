import { arrive } from '../../core/review/away/device.ts'
import { registerWorker } from './register-worker.ts'

/** Makes this device ready for a student: for their next visit without a network, and for what the last one left. */
export function prepareDevice(student: string): void {
  arrive(student)
  registerWorker()
}
