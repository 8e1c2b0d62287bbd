import type { Block, StudyDocument } from '../document.ts'
import { subjectWords } from '../likeness.ts'
import { GENERIC_HEADING, OBJECTIVES_SECTION, UNREAD_SECTION } from '../parse/data/headings.ts'
import { lineAbove, titleOf } from '../parse/headings.ts'
import { countHan, languageOf } from '../parse/script.ts'

const LONGEST = 60
const LONGEST_BOTH = 40
const FEWEST_SENTENCES = 3
/** So many sentences before and after a place are looked at for the words of its heading. */
const NEAR = 2
const STEM = 6
const SHORT_ANSWER_WORDS = 3
const MOST_THING_WORDS = 5
const BETWEEN_THINGS = /, (?:and )?| and |[、和及与與]/
/** What precedes the chapter in a line such as '必修1 稳态与调节 第4章 免疫调节', and a remark in brackets after it. */
const AROUND_TITLE =
  /^.*第\s*[一二三四五六七八九十\d]+\s*[章节節课課讲講框目][\s：:]*|\s*[（(][^）)]*[）)]\s*$|[\s*#_]+$/g
/** What a Chinese heading is called besides: '酸價（Acid value）', '反照率/反射率'. */
const OTHER_NAMES = /[（(][^（）()]*[）)](?=.*\p{Script=Han})|(?<=\p{Script=Han}{2})\/.*$/gu
const NO_TITLE =
  /[?？!！。…；：=“”"→←⇒+]|->|(?:包[括含]|归结为|歸結為|取决于|取決於|[划劃]?分[为為成]|表[现現][为為]|[如以]下)$|\.$|&#|&$|\b(?:and|or|of|the|an?|in|on|at|to|for|from|with|by|as|vs|versus|into)$|^(?:list|table|history) of\b|^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b.*\d{4}$|^(?:reminders?|roadmap|agenda|slides|notes?|see also|article|key (?:terms|concepts)|glossary|summary|vocabulary)\b|^第.+[条條框]|https?:/i

/** One of the materials that stand in a text: its first heading, and whether that stands above all others of it. */
type MaterialWithin = { from: number; heading: string; isOneText: boolean }

/** Says what a question is about, where it does not say it itself: a 'page' is one thing in a book, another in memory. */
export class Topics {
  readonly #document: StudyDocument
  readonly #texts: readonly string[]
  readonly #known = new Map<string, string>()
  readonly #title: string
  readonly #materials: readonly MaterialWithin[]

  /** `title` is that of the material which the document is a part of; `starts` say where one of several in it begins. */
  constructor(document: StudyDocument, title = '', starts: readonly number[] = []) {
    this.#document = document
    this.#texts = document.sentences.map(({ text }) => text.toLowerCase())
    this.#title = this.#topicIn(title)
    const headings = document.blocks.filter(({ kind }) => kind === 'heading')
    this.#materials = [0, ...starts.filter((start) => start > 0)].map((from, index, edges) => {
      const isWithin = ({ start }: Block): boolean => start >= from && start < (edges[index + 1] ?? start + 1)
      const [first, ...others] = headings.filter(isWithin)
      const isOneText = others.every(({ level }) => level > (first?.level ?? 0))
      return { from, heading: this.#topicIn(first?.text ?? ''), isOneText }
    })
  }

  /**
   * `question` under the title of its text and, in Chinese, of the line that it stands under there, unless those name the
   * `answer`: notes say '大次單元' under '核糖體', and mean that of the ribosome.
   */
  label(question: string, answer: string, { section, start }: { section: number; start: number }): string {
    const isChinese = countHan(question) > 0
    const isFit = (words: string): boolean =>
      words !== '' &&
      (isChinese || languageOf(words) === 'en') &&
      !isNamed(words, question) &&
      !isNamed(answer, words) &&
      !isGivenAway(answer, words)
    const near = isChinese ? this.#topicIn(lineAbove(this.#document.blocks, start)) : ''
    const isBroad = (words: string, index: number): boolean =>
      isFit(words) && (isChinese || index < 2 || this.#isSpokenOfAt(start, words))
    const broad = this.#topicsOf(section, start).find(isBroad) ?? ''
    const isApart = isFit(near) && !isNamed(near, broad) && broad.length + near.length <= LONGEST_BOTH
    const topic = [broad, isApart ? near : ''].filter(Boolean).join('：')
    if (!topic) return question
    return isChinese ? `【${topic}】${question}` : `[${topic}] ${question}`
  }

  /** Several texts may stand in one: the first heading is the title of those sections that speak of it, one above it too. */
  #topicsOf(section: number, start: number): string[] {
    const { heading = '', isOneText = false } = this.#materials.findLast(({ from }) => from <= start) ?? {}
    const { title = '', sentences = [] } = this.#document.sections[section] ?? {}
    const own = sentences.map(({ id }) => this.#texts[id] ?? '')
    const isUnderHeading = title !== '' && isOneText
    const isOfHeading = isUnderHeading || mentionsOf(heading).some((isIn) => own.some(isIn))
    return [this.#title, isOfHeading ? heading : '', this.#topicIn(title)]
  }

  /** Whether what stands around a place speaks of a section's heading: it may be that of a box, after which the text goes on. */
  #isSpokenOfAt(start: number, words: string): boolean {
    const at = this.#document.sentences.findIndex(({ end }) => end > start)
    const near = this.#texts.slice(Math.max(0, at - NEAR), at + NEAR + 1)
    return mentionsOf(words).some((isIn) => near.some(isIn))
  }

  /** The words of a heading, if the text goes on to speak of them, or ''. */
  #topicIn(heading: string): string {
    const known = this.#known.get(heading) ?? this.#readTopic(heading)
    this.#known.set(heading, known)
    return known
  }

  #readTopic(heading: string): string {
    const title = titleOf(heading).replace(AROUND_TITLE, '').replace(OTHER_NAMES, '').trim()
    const isApart = [GENERIC_HEADING, OBJECTIVES_SECTION, UNREAD_SECTION, NO_TITLE].some((kind) => kind.test(title))
    if (isApart || !/\p{L}{2}|\p{Script=Han}/u.test(title) || title.length > LONGEST) return ''
    return mentionsOf(title).some((isIn) => this.#isRepeated(isIn)) ? title : ''
  }

  #isRepeated(isIn: Mention): boolean {
    let times = 0
    return this.#texts.some((text) => isIn(text) && ++times >= FEWEST_SENTENCES)
  }
}

/** Whether a text in small letters speaks of something. */
type Mention = (text: string) => boolean

/**
 * By the beginnings of a title's words. A name may be too short to be told by its words ('Du Fu'): it stands there as it is, and not
 * in the middle of a word, as the name of a file does ('en').
 */
function mentionsOf(title: string): Mention[] {
  const words = [...subjectWords(title)].map((word) => word.slice(0, STEM))
  if (words.length > 0 || !title) return words.map((stem) => (text) => text.includes(stem))
  const name = title.toLowerCase()
  if (countHan(name) > 0) return [(text) => text.includes(name)]
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}s?(?![\\p{L}\\p{N}])`, 'u')
  return [(text) => whole.test(text)]
}

/** Whether a short answer is hardly more than the title ('To promote Independiente' under 'Independiente'), or the title one of what is asked for. */
function isGivenAway(answer: string, title: string): boolean {
  const words = subjectWords(answer)
  const things = answer.split(BETWEEN_THINGS)
  const isList = things.length > 1 && things.every((thing) => thing.split(' ').length <= MOST_THING_WORDS)
  const isOneOfSeveral = isList && things.some((thing) => isNamed(thing, title))
  return isOneOfSeveral || (words.size <= SHORT_ANSWER_WORDS && isNamed(title, answer))
}

/** Whether all that `name` speaks of stands in `text`, 'scripts' as 'script' too. */
function isNamed(name: string, text: string): boolean {
  const words = singulars(name)
  return words.size > 0 ? words.isSubsetOf(singulars(text)) : text.includes(name)
}

const singulars = (text: string): Set<string> =>
  new Set([...subjectWords(text)].map((word) => word.toLowerCase().replace(/(?<=\p{Ll}{3})s$/u, '')))
