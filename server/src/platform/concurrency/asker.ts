/** For whom work is done whose places students share, and until when it is wanted: an aborted `signal` leaves the line. */
export interface Asker {
  student: { id: number }
  signal: AbortSignal
}
