import { type FileKind, isMisnamed, misnamedFile } from '@lectern/domain/documents'
import { Problem } from '../../problem.ts'

/** Refuses a file whose name claims another kind than its bytes say. @throws Problem `unsupported_type` */
export function requireHonestName(filename: string, kind: FileKind): void {
  if (isMisnamed(filename, kind)) throw new Problem('unsupported_type', misnamedFile(filename, kind))
}
