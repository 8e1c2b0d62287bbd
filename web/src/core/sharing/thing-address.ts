import type { ShareKind } from '@lectern/domain/sharing/shares'

const ADDRESSES: Readonly<Record<ShareKind, (id: number) => string>> = {
  set: (id) => `/module/recite?view=edit&set_id=${id}`,
  notes: (id) => `/module/notes?view=note&note_id=${id}`,
  exam: (id) => `/module/exam?view=attempts&id=${id}`,
}

/** Where a student opens one of their own. */
export const thingAddress = (kind: ShareKind, id: number): string => ADDRESSES[kind](id)
