import { join } from 'node:path'

/** A real document that the server's tests read too. */
export const document = (name: string): string =>
  join(import.meta.dirname, '..', '..', 'server', 'test', 'material', 'documents', name)
