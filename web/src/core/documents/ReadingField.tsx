import type { Material } from '@lectern/contract/documents'
import { listed } from '@lectern/domain/documents'
import { useSay } from '../../lib/language.ts'
import { FileDrop } from '../../ui/fields/FileDrop.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { EarlierMaterial } from './EarlierMaterial.tsx'

/** A document that is being read, or was. */
export interface FileReading {
  /** The latest that was not refused. */
  file: File | null
  isReading: boolean
  error: string | null
  /** Whether it is an image that a fallback read. */
  isFallback?: boolean
  /** Pages of it that hold images and no text. */
  emptyPages: number
  read: (file: File) => void
}

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
  const { file, isReading, error, isFallback = false, emptyPages, read } = reading
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
      {isFallback && (
        <div className="mt-3">
          <Notice tone="fair" role="status">
            {say('documents.fallbackUsed')}
          </Notice>
        </div>
      )}
      {emptyPages > 0 && (
        <div className="mt-3">
          <Notice tone="fair" role="status">
            {say('documents.emptyPages', { count: emptyPages })}
          </Notice>
        </div>
      )}
    </div>
  )
}
