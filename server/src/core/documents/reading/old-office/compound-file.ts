import type { FileHandle } from 'node:fs/promises'
import { readAt } from '../bounded-file.ts'

const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const HEADER_FAT_SECTORS = 109
/** 64 sectors of 512 bytes name 256 streams; Office writes fewer than thirty. */
const MAX_DIRECTORY_SECTORS = 64
const LAST_REGULAR_SECTOR = 0xfffffffa

export const COMPOUND_FILE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/**
 * Names of the storages and streams of an OLE compound file, from its directory alone: a few kilobytes read, whatever
 * the file's size. A damaged directory gives the names that can be had.
 */
export async function listCompoundFileNames(file: FileHandle): Promise<Set<string>> {
  const names = new Set<string>()
  const header = await readAt(file, 0, HEADER_BYTES)
  if (header.length < HEADER_BYTES) return names
  const sectorBytes = header.readUInt16LE(30) === 12 ? 4096 : 512
  let sector = header.readUInt32LE(48)
  for (let read = 0; read < MAX_DIRECTORY_SECTORS && sector < LAST_REGULAR_SECTOR; read++) {
    addEntryNames(await readAt(file, (sector + 1) * sectorBytes, sectorBytes), names)
    sector = await nextSector(file, header, sectorBytes, sector)
  }
  return names
}

function addEntryNames(directorySector: Buffer, names: Set<string>): void {
  for (let at = 0; at + ENTRY_BYTES <= directorySector.length; at += ENTRY_BYTES) {
    const nameBytes = directorySector.readUInt16LE(at + 64)
    if (nameBytes >= 2 && nameBytes <= 64) names.add(directorySector.toString('utf16le', at, at + nameBytes - 2))
  }
}

/** The allocation table beyond the header's own 109 sectors (files over 7 MB) is not followed: a directory starts early. */
async function nextSector(file: FileHandle, header: Buffer, sectorBytes: number, sector: number): Promise<number> {
  const entriesPerSector = sectorBytes / 4
  const tableIndex = Math.floor(sector / entriesPerSector)
  if (tableIndex >= HEADER_FAT_SECTORS) return LAST_REGULAR_SECTOR
  const tableSector = header.readUInt32LE(76 + tableIndex * 4)
  if (tableSector >= LAST_REGULAR_SECTOR) return LAST_REGULAR_SECTOR
  const entry = await readAt(file, (tableSector + 1) * sectorBytes + (sector % entriesPerSector) * 4, 4)
  return entry.length === 4 ? entry.readUInt32LE(0) : LAST_REGULAR_SECTOR
}
