import { FolderOwnedError, ownFolder } from '../../src/platform/database/owner-socket.ts'

/** Tries to own the folder given, prints `owns` or `refused`, and lives on until its input ends. */
try {
  const owner = await ownFolder(process.argv[2] ?? '')
  owner.answer(async (request) => ({ asked: request, by: process.pid }))
  process.stdout.write('owns\n')
} catch (error) {
  if (!(error instanceof FolderOwnedError)) throw error
  process.stdout.write('refused\n')
}
process.stdin.resume()
