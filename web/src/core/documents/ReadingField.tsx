import type { Material } from '@lectern/contract/documents'
import { listed } from '@lectern/domain/documents'
import { useSay } from '../../lib/language.ts'
import { FileDrop } from '../../ui/fields/FileDrop.tsx'
import { EarlierMaterial } from './EarlierMaterial.tsx'
import type { FileReading } from './file-reading.ts'
import { ReadingNotices } from './ReadingNotices.tsx'

interface ReadingFieldProps {
  label: string
  /** Endings with their dot. */
  types: readonly string[]
  reading: FileReading
  onPick: (material: Material) => void
}

/** Brings text: a place for a document, the way to earlier material, and what the student should know of what was read. */
export function ReadingField({ label, types, reading, onPick }: ReadingFieldProps) {
  const say = useSay()
  const { file, isReading, error, read } = reading
  return (
    <div>
      <FileDrop
        label={label}
        hint={say('documents.typesAndSize', { types: listed(types) })}
        types={types}
        file={file}
        onFile={read}
        error={error}
        busyLabel={isReading ? say('documents.reading') : null}
      />
      <EarlierMaterial className="-ms-4 mt-1" onPick={onPick} />
      <ReadingNotices reading={reading} />
    </div>
  )
}
