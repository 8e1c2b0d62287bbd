import { chunkCharacters } from '@lectern/domain/chunks'
import { estimateTokens } from '@lectern/domain/text/token-estimate'

/** Words of four letters and more, and Chinese characters by pairs: what a question is about, in one or the other. */
const TERM = /[\p{L}--\p{Script=Han}]{4,}|(?=(\p{Script=Han}{2}))\p{Script=Han}/gv
/** The share of its terms that a part holds which may be made into the same again. */
const LEAST_HELD = 0.5
/** What is told beside a part, as a share of a chunk's characters in tokens: what is sent stays near the material's length. */
const TOLD_SHARE = 1 / 150
/** What a block of its own costs a title, in tokens. */
const TITLE_TAGS = 6
const FILE_ENDING = /\.[a-z0-9]{1,5}$/i

/** What a model is told of a material beside the part that it is shown: a few lines. */
export interface ToldOfMaterial {
  /** May be empty. */
  title: string
  /** Questions or headings that earlier parts gave, and this one may give again. */
  made: string[]
}

export const NOTHING_TOLD: ToldOfMaterial = { title: '', made: [] }

/**
 * The title of a material, and of what earlier parts were made into that whose terms stand in `content` as well, most of all
 * first.
 * @param documentName may be empty
 * @param earlier questions or headings
 */
export function tellOfMaterial(documentName: string, earlier: readonly string[], content: string): ToldOfMaterial {
  let room = chunkCharacters(content) * TOLD_SHARE
  const take = (line: string): boolean => {
    const weight = estimateTokens(line)
    if (weight > room) return false
    room -= weight
    return true
  }
  const title = readableTitle(documentName, room - TITLE_TAGS)
  if (title) room -= estimateTokens(title) + TITLE_TAGS
  return { title, made: likelyAgain(earlier, content).filter(take) }
}

/** The name of a file as far as it fits, without its ending; nothing of a name without a word. */
function readableTitle(documentName: string, room: number): string {
  let title = documentName
    .replace(FILE_ENDING, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toWellFormed()
  while (estimateTokens(title) > room) title = title.slice(0, -1).toWellFormed().trimEnd()
  return /\p{L}{2}/u.test(title) ? title : ''
}

function likelyAgain(earlier: readonly string[], content: string): string[] {
  const held = termsOf(content)
  const shareOf = (line: string): number => {
    const terms = termsOf(line)
    return terms.size === 0 ? 0 : terms.intersection(held).size / terms.size
  }
  return [...new Set(earlier)]
    .map((line) => ({ line, share: shareOf(line) }))
    .filter(({ share }) => share >= LEAST_HELD)
    .toSorted((one, other) => other.share - one.share)
    .map(({ line }) => line)
}

const termsOf = (text: string): Set<string> =>
  new Set([...text.toLowerCase().matchAll(TERM)].map(([term, pair = term]) => pair))
