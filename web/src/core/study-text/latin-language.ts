/**
 * Languages that are written in the letters of English, by words that a text of them can hardly do without. Left out is
 * what English texts hold as well: `per`, `son`, single letters.
 */
const FREQUENT_WORDS = {
  en: `the of and to is are was were that this these it its for with as by on from be been which what when how why who where
    does did do has have had not or at an they he she we you can there their one into than between if then many because`,
  es: `el la los las un una unos unas de del que en por para es se su sus como lo pero muy esta este fue ser cual donde
    cuando quien porque entre sobre`,
  de: `der das und ist ein eine einen einem einer nicht den dem des sich mit von zu auf im wird werden sind wie welche welcher
    warum wann wer auch bei nach aus oder zur zum durch als haben kann`,
  fr: `le la les un une des du de et est sont dans que qui sur avec ce cette ces il elle ne pas au aux quel quelle
    quels comment pourquoi ou leur entre`,
  it: `il lo la gli le un una di del della dei che sono non da nel nella quale perche quando dove tra anche questo
    questa alla`,
  pt: `os as um uma de da dos das que em no na por para se mais como ao foi qual quando onde porque entre sobre seu sua
    ou ser`,
} as const

export type LatinLanguage = keyof typeof FREQUENT_WORDS

/** What a word alone is called by in its language: `la casa`, `der Hund`. English has `die`, `Los Angeles` and `le` in names. */
const ARTICLES: Partial<Record<string, LatinLanguage>> = {
  el: 'es',
  los: 'es',
  las: 'es',
  der: 'de',
  das: 'de',
  il: 'it',
  gli: 'it',
}
/** A name or a noun stands behind it, and nothing else. */
const LENGTH_WITH_ARTICLE = 2
/** One such word may be a loan or part of a name: *de facto*, *van der Waals*. */
const FEWEST_FREQUENT = 2

const SETS = (Object.keys(FREQUENT_WORDS) as LatinLanguage[]).map(
  (language) => [language, new Set(FREQUENT_WORDS[language].split(/\s+/))] as const,
)

/**
 * The language of words in ASCII letters by its frequent words: that of which most stand there, abbreviations left out.
 * English where no other has at least two, and more of them than English; an article with one word behind it tells as
 * well. Null where two others have as many.
 */
export function latinLanguage(text: string): LatinLanguage | null {
  const words = text.match(/[a-z]+/gi)?.filter((word) => word !== word.toUpperCase()) ?? []
  const [first = ''] = words
  const byArticle = words.length === LENGTH_WITH_ARTICLE ? ARTICLES[first] : undefined
  if (byArticle) return byArticle
  const counts = SETS.map(([language, frequent]) => {
    const count = words.filter((word) => frequent.has(word.toLowerCase())).length
    return { language, count }
  })
  const english = counts.find(({ language }) => language === 'en')?.count ?? 0
  const most = Math.max(...counts.map(({ count }) => count))
  if (most < FEWEST_FREQUENT || english === most) return 'en'
  const leading = counts.filter(({ count }) => count === most)
  return leading.length === 1 ? (leading[0]?.language ?? null) : null
}
