import { countWords } from '@lectern/domain/words'
import { countParagraphs, diversityOf, type Figures, meanOf, spreadOf } from '../figures.ts'
import type { ChineseEssay } from './essay.ts'

export const CHINESE_LINKER =
  /首先|其次|再次|最后|第[一二三四五]|一方面|另一方面|此外|另外|而且|并且|不但|不仅|因此|所以|因为|由于|虽然|尽管|但是|可是|然而|不过|如果|假如|只要|只有|无论|不管|即使|例如|比如|譬如|总之|总而言之|综上所述|由此可见|换言之|与此同时|后来|然后|接着|于是|终于|同时|反之|与其|不如|当然|诚然/g
const SUPPORT = /例如|比如|譬如|因为|由于|所以|因此|据|研究|调查|数据|正如|古人|俗语|谚语|名言|说过|事实/g
const IDIOM_TAG = /^(?:i|l)$/

/** The figures of a Chinese essay, by characters; a number or a foreign word counts as one. */
export function chineseFigures({ text, shadow, sentences }: ChineseEssay): Figures {
  const lengths = sentences.map((sentence) => countWords(sentence.shadow)).filter((length) => length > 0)
  const words = sentences.flatMap((sentence) => sentence.words).filter(({ word }) => /\p{Script=Han}/u.test(word))
  const idioms = words.filter(({ word, tag }) => IDIOM_TAG.test(tag) && word.length === 4)
  const linkers = shadow.match(CHINESE_LINKER) ?? []
  return {
    length: countWords(text),
    sentences: lengths.length,
    paragraphs: countParagraphs(text),
    meanSentence: meanOf(lengths),
    spread: spreadOf(lengths),
    diversity: diversityOf(words.map(({ word }) => word)),
    linkers: linkers.length,
    linkerKinds: new Set(linkers).size,
    complexity: lengths.length > 0 ? idioms.length / lengths.length : 0,
    rareShare: words.length > 0 ? idioms.length / words.length : 0,
    readingEase: null,
    grade: null,
    support: (shadow.match(SUPPORT) ?? []).length,
  }
}
