import { createHash } from 'node:crypto'

/** A part of a thing that a copy follows by itself, such as a card: its key in the copy, and a digest of what it says. */
interface Piece {
  key: string
  digest: string
}

/** A thing as its copy follows it. */
export interface Followed {
  titleDigest: string
  pieces: readonly Piece[]
}

/** How an original stood when its copy followed it last: the digest of its title, and of each piece by its key. */
export interface Taken {
  title: string
  pieces: Record<string, string>
}

/** What following an original would do to its copy. */
export interface ChangePlan {
  isRenamed: boolean
  /** Keys of pieces that are new, that are to be changed, and that were changed on both sides. */
  added: string[]
  changed: string[]
  kept: string[]
  /** How the original stands now. */
  taken: Taken
}

const DIGEST_CHARACTERS = 22

/** 128 bits that tell one content from another. */
export const digestOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, DIGEST_CHARACTERS)

/** How a thing stands that was copied just now. */
export const takenOf = ({ titleDigest, pieces }: Followed): Taken => ({
  title: titleDigest,
  pieces: Object.fromEntries(pieces.map(({ key, digest }) => [key, digest])),
})

/**
 * What has changed in an original and goes over into its copy. What the copy's student changed or removed themselves stays
 * so; what is gone from the original stays in the copy, with whatever was learned of it.
 */
export function planChanges(taken: Taken, original: Followed, copy: Followed): ChangePlan {
  const own = new Map(copy.pieces.map(({ key, digest }) => [key, digest]))
  const plan: ChangePlan = {
    isRenamed: original.titleDigest !== taken.title && copy.titleDigest === taken.title,
    added: [],
    changed: [],
    kept: [],
    taken: { title: original.titleDigest, pieces: { ...taken.pieces, ...takenOf(original).pieces } },
  }
  for (const { key, digest } of original.pieces) {
    const before = taken.pieces[key]
    const now = own.get(key)
    if (before === undefined && now === undefined) plan.added.push(key)
    else if (before !== digest && now !== undefined && now !== digest)
      (now === before ? plan.changed : plan.kept).push(key)
  }
  return plan
}
