import { UnreadableDocument } from '../unreadable-document.ts'
import { numberIn, PPT, type PptRecord, recordAt } from './ppt-records.ts'

const TOKEN_OFFSET = 12
const LATEST_EDIT_OFFSET = 16
const ENCRYPTED_TOKEN = 0xf3d1c4df
/** Every save adds one edit; PowerPoint rewrites the file long before this. */
const MAX_EDITS = 1_000

/** Where the newest version of each object stands in the stream, by its id, and the document object itself. */
export type LiveObjects = { offsets: Map<number, number>; document: PptRecord }

/** Follows the chain of saved edits from the newest back: the first place named for an object is the live one. */
export function findLiveObjects(bytes: Buffer, currentUser: Buffer): LiveObjects {
  // PowerPoint 95 begins this stream with its length alone.
  if (currentUser.length >= 4 && currentUser.readUInt32LE(0) + 4 === currentUser.length)
    throw new UnreadableDocument('old_format', 'PowerPoint 95')
  if (currentUser.length < LATEST_EDIT_OFFSET + 4) throw new UnreadableDocument('broken', 'no current user')
  if (currentUser.readUInt32LE(TOKEN_OFFSET) === ENCRYPTED_TOKEN) {
    throw new UnreadableDocument('encrypted', 'PowerPoint encryption token')
  }
  const offsets = new Map<number, number>()
  let documentId = 0
  let editOffset = currentUser.readUInt32LE(LATEST_EDIT_OFFSET)
  for (let i = 0; i < MAX_EDITS && editOffset > 0; i++) {
    const edit = recordAt(bytes, editOffset)
    if (edit?.type !== PPT.userEditAtom) break
    addDirectory(bytes, recordAt(bytes, numberIn(bytes, edit, 12)), offsets)
    documentId ||= numberIn(bytes, edit, 16)
    editOffset = numberIn(bytes, edit, 8)
  }
  const document = recordAt(bytes, offsets.get(documentId) ?? -1)
  if (!document) throw new UnreadableDocument('broken', 'no document object')
  return { offsets, document }
}

/** A directory is runs of: first id (20 bits), count (12 bits), then as many offsets. */
function addDirectory(bytes: Buffer, directory: PptRecord | null, offsets: Map<number, number>): void {
  if (directory?.type !== PPT.persistDirectoryAtom) return
  let at = directory.start
  while (at + 4 <= directory.end) {
    const run = bytes.readUInt32LE(at)
    at += 4
    for (let id = run & 0xfffff, left = run >>> 20; left > 0 && at + 4 <= directory.end; id++, left--, at += 4) {
      if (!offsets.has(id)) offsets.set(id, bytes.readUInt32LE(at))
    }
  }
}
