import { crc32, deflateRawSync } from 'node:zlib'

/** A part of a zip file under test; `claimedBytes` is what the directory says of its size in place of the truth. */
export type ZipPart = { name: string; content: string | Uint8Array; isStored?: boolean; claimedBytes?: number }

const DEFLATED = 8

/** A zip file as Office writes it: every part with its local header, then the directory and its end. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const content = Buffer.from(part.content)
    const packed = part.isStored ? content : deflateRawSync(content)
    const name = Buffer.from(part.name)
    const shared = describe(part, content, packed.length, name.length)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed])
    bodies.push(local)
    directory.push(directoryEntry(shared, name, offset))
    offset += local.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listing, end])
}

/** The 26 bytes that a local header and a directory entry have in common. */
function describe(part: ZipPart, content: Buffer, packedBytes: number, nameBytes: number): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(part.isStored ? 0 : DEFLATED, 4)
  header.writeUInt32LE(crc32(content), 10)
  header.writeUInt32LE(packedBytes, 14)
  header.writeUInt32LE(part.claimedBytes ?? content.length, 18)
  header.writeUInt16LE(nameBytes, 22)
  return header
}

function directoryEntry(shared: Buffer, name: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(46)
  entry.write('PK\x01\x02', 'latin1')
  entry.writeUInt16LE(20, 4)
  shared.copy(entry, 6)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}
