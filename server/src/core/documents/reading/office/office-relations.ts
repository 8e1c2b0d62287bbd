import { posix } from 'node:path'
import { readXml } from './read-xml.ts'
import type { ZipArchive } from './zip-archive.ts'

/** A link from one part of an Office file to another: `type` is the last word of its type's address. */
export type OfficeRelation = { type: string; target: string }

/** The relations of `part` ('' = of the whole file) by their id, targets as names within the archive. */
export async function readOfficeRelations(archive: ZipArchive, part: string): Promise<Map<string, OfficeRelation>> {
  const relations = new Map<string, OfficeRelation>()
  const folder = posix.dirname(part)
  const xml = await archive.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`))
  if (!xml) return relations
  readXml(xml, {
    open(name, { Id, Type, Target, TargetMode }) {
      if (name !== 'Relationship' || !Id || !Type || !Target || TargetMode === 'External') return
      const target = posix.join('/', folder, Target).slice(1)
      relations.set(Id, { type: posix.basename(Type), target: Target.startsWith('/') ? Target.slice(1) : target })
    },
  })
  return relations
}

/** The part that holds the document itself, usually `word/document.xml` or `ppt/presentation.xml`. */
export async function findMainPart(archive: ZipArchive, usualName: string): Promise<string> {
  const relations = await readOfficeRelations(archive, '')
  for (const { type, target } of relations.values()) {
    if (type === 'officeDocument' && archive.has(target)) return target
  }
  return usualName
}
