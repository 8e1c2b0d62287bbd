import { message } from '@lectern/texts/message'
import { WRONG_CHARACTERS } from './data/wrong-characters.ts'
import { WRONG_WORDS } from './data/wrong-words.ts'
import { type ChineseRule, found } from './essay.ts'

/** '以经' → '已经' */
export const wrongWords: ChineseRule = (essay) =>
  WRONG_WORDS.flatMap(({ pattern, wrong, right }) =>
    [...essay.shadow.matchAll(pattern)].map(({ index }) =>
      found(essay, index, index + wrong.length, right, 'wrong-character', (write) =>
        message('mistakes.wrongCharacter', { right: write(right) }),
      ),
    ),
  )

/** Characters that only their neighbours show to be wrong. */
export const wrongInContext: ChineseRule = (essay) =>
  WRONG_CHARACTERS.flatMap(({ pattern, right, remark }) =>
    [...essay.shadow.matchAll(pattern)].flatMap(({ 0: wrong, index }) =>
      wrong === right ? [] : [found(essay, index, index + wrong.length, right, 'wrong-character', remark, 0.8)],
    ),
  )
