import { message } from '@lectern/texts/message'
import { correct, type SentenceRule } from '../sentence.ts'

/** 'use there phones' → 'their'. */
export const thereForTheir: SentenceRule = ({ words, at }) =>
  words.flatMap((word, index) => {
    if (word.lower !== 'there' || index === 0 || !/^(?:ADP|VERB)$/.test(at(index - 1).tag)) return []
    if (/^(?:go|be|live|been|was|is|are|went|get|lived)$/.test(at(index - 1).lower)) return []
    const [next, second] = [at(index + 1), at(index + 2)]
    const ownsNoun =
      next.tag === 'NOUN' || /^(?:daily|own)$/.test(next.lower) || (next.tag === 'ADJ' && second.tag === 'NOUN')
    return ownsNoun ? [correct(word, 'their', 'word-choice', message('mistakes.their'))] : []
  })

/** 'their are many' → 'there'. */
export const theirForThere: SentenceRule = ({ words, at }) =>
  words.flatMap((word, index) => {
    if (!/^(?:their|they're)$/.test(word.lower) || !/^(?:is|are|was|were|will)$/.test(at(index + 1).lower)) return []
    return [correct(word, 'there', 'word-choice', message('mistakes.there'), 0.9)]
  })
