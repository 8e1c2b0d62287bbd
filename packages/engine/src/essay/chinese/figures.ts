import { countWords } from '@lectern/domain/words'
import { chainedShare, countParagraphs, diversityOf, type Figures, meanOf, spreadOf } from '../figures.ts'
import { repeatedSentences, withoutSentences } from '../repetition.ts'
import type { ChineseEssay, ChineseSentence } from './essay.ts'

export const CHINESE_LINKER =
  /首先|其次|再次|最后|第[一二三四五]|一方面|另一方面|此外|另外|而且|并且|不但|不仅|因此|所以|因为|由于|虽然|尽管|但是|可是|然而|不过|如果|假如|只要|只有|无论|不管|即使|例如|比如|譬如|总之|总而言之|综上所述|由此可见|换言之|与此同时|后来|然后|接着|于是|终于|同时|反之|与其|不如|当然|诚然/g
const SUPPORT = /例如|比如|譬如|因为|由于|所以|因此|据|研究|调查|数据|正如|古人|俗语|谚语|名言|说过|事实/g
const IDIOM_TAG = /^(?:i|l)$/

const POINTS_BACK = /^(?:这|那|它|他|她|其|此|这个|那个|这些|那些|这样|他们|她们|它们|这里|那里|自己)$/
const CONTENT = /^(?:n|v|a|i|l)/
/** Nothing is said of a text with fewer characters. */
const FEWEST_JUDGED = 30
/** Shares of characters in guessed words, and alone: from what is usual in essays to what chance makes. */
const GUESSED = [0.06, 0.14] as const
const LONE = [0.32, 0.38] as const
const GUESSED_TAG = 'x'

/** The figures of a Chinese essay, by characters; a number or a foreign word counts as one. */
export function chineseFigures({ text, shadow: all, sentences: allSentences }: ChineseEssay): Figures {
  const compared = allSentences.map((sentence) => ({
    ...sentence,
    sentence,
    words: sentence.words.filter(({ word }) => /\p{Script=Han}/u.test(word)).map(({ word }) => word),
  }))
  const repeated = repeatedSentences(compared)
  const own = compared.filter((one) => !repeated.has(one)).map(({ sentence }) => sentence)
  const shadow = withoutSentences(all, repeated)
  const lengths = own.map((sentence) => countWords(sentence.shadow)).filter((length) => length > 0)
  const words = own.flatMap((sentence) => sentence.words).filter(({ word }) => /\p{Script=Han}/u.test(word))
  const idioms = words.filter(({ word, tag }) => IDIOM_TAG.test(tag) && word.length === 4)
  const linkers = shadow.match(CHINESE_LINKER) ?? []
  const distinctLength = countWords(shadow)
  const paragraphs = countParagraphs(shadow)
  return {
    length: countWords(text),
    distinctLength,
    sense: senseOf(words),
    sentences: allSentences.length,
    paragraphs,
    meanSentence: meanOf(lengths),
    spread: spreadOf(lengths),
    diversity: diversityOf(words.map(({ word }) => word)),
    linkers: linkers.length,
    linkerKinds: new Set(linkers).size,
    meanParagraph: distinctLength / Math.max(1, paragraphs),
    chained: chainedShare(
      own.map((sentence) => ({
        words: sentence.words.filter(({ word, tag }) => word.length > 1 && CONTENT.test(tag)).map(({ word }) => word),
        pointsBack: sentence.words.some(({ word }) => POINTS_BACK.test(word)),
      })),
    ),
    complexity: lengths.length > 0 ? idioms.length / lengths.length : 0,
    rarity: 0,
    rareShare: words.length > 0 ? idioms.length / words.length : 0,
    readingEase: null,
    grade: null,
    support: (shadow.match(SUPPORT) ?? []).length,
  }
}

/** How far a text reads as Chinese: characters in an order of chance are no words, or words of one. */
function senseOf(words: ChineseSentence['words']): number {
  const count = (some: ChineseSentence['words']): number => some.reduce((sum, { word }) => sum + word.length, 0)
  const characters = count(words)
  if (characters < FEWEST_JUDGED) return 1
  const left = (some: ChineseSentence['words'], [usual, chance]: readonly [number, number]): number =>
    Math.max(0, Math.min(1, (chance - count(some) / characters) / (chance - usual)))
  const guessed = words.filter(({ tag, word }) => tag === GUESSED_TAG && word.length > 1)
  return Math.max(
    left(guessed, GUESSED),
    left(
      words.filter(({ word }) => word.length === 1),
      LONE,
    ),
  )
}
