import { useEffect, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import { createRecorder, type Recorder, type RecorderState } from './recorder.ts'

/** A recorder of this screen's own; leaving the screen ends it. */
export function useRecorder(limitSeconds: number): { recorder: Recorder; state: RecorderState } {
  const [recorder] = useState(() => createRecorder(limitSeconds))
  useEffect(() => () => recorder.discard(), [recorder])
  return { recorder, state: useStore(recorder.state) }
}
