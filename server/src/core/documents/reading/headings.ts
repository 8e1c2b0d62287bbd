/** A heading of a document as it was read: where it stands is said by a mark in the text (`HEADING_MARK`), in the same order. */
export interface ReadHeading {
  title: string
  /** From 1. */
  level: number
}

/** A heading that stands beside the text, and leads to a page, counted from 0. */
export interface Bookmark extends ReadHeading {
  page: number
}
