import { contentWords } from './en/context.ts'

const FUNCTION_CHARACTERS = /[的了是在和与與及或而也都就被把对對从從为為以于於这這那其之所则則并並]/

/** The words of `text` that carry subject matter, Chinese by pairs of characters: by them two texts are compared. */
export function wordSet(text: string): Set<string> {
  const words = new Set(contentWords(text.replace(/\p{Script=Han}/gu, ' ')))
  for (const [run] of text.matchAll(/\p{Script=Han}+/gu)) {
    for (let at = 0; at < run.length - 1; at++) words.add(run.slice(at, at + 2))
  }
  return words
}

/** `wordSet` without pairs that hold a Chinese function character: what a text is about, not how it is put. */
export const subjectWords = (text: string): Set<string> =>
  new Set([...wordSet(text)].filter((word) => !FUNCTION_CHARACTERS.test(word)))

/** Jaccard index: what two sets share of all they hold, 0 to 1. */
export function jaccard(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = left.intersection(right).size
  return shared / (left.size + right.size - shared || 1)
}
