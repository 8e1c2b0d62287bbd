import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../lib/store.ts'
import { createStudentStore } from '../account/student-store.ts'

/** The file of a material, as a module works on it without another upload. */
export interface LibraryFile {
  materialId: number
  /** What its student calls it. */
  name: string
  /** In bytes. */
  size: number
}

/** A file on its way from the library into a module that works on files, which takes it and leaves null. */
export const handedOverFileStore = createStudentStore<LibraryFile | null>(null)

/** The modules that take one, of which kind, and the address at which they do. */
export const FILE_TAKERS = [
  { module: 'lecture', kind: 'pdf', path: '/module/lecture?view=upload' },
  { module: 'listening', kind: 'recording', path: '/module/listening' },
] as const

/** Takes a file that the library hands over, once the screen has room for one. */
export function useHandedOverFile(take: (file: LibraryFile) => void, hasRoom: boolean): void {
  const handedOver = useStore(handedOverFileStore)
  const takeIt = useEffectEvent(take)
  useEffect(() => {
    if (!handedOver || !hasRoom) return
    handedOverFileStore.set(null)
    takeIt(handedOver)
  }, [handedOver, hasRoom])
}
