import type { StudyDocument } from '../document.ts'
import { subjectWords } from '../likeness.ts'
import { GENERIC_HEADING, OBJECTIVES_SECTION, UNREAD_SECTION } from '../parse/data.ts'
import { titleOf } from '../parse/headings.ts'
import { languageOf } from '../parse/script.ts'

const LONGEST = 60
const FEWEST_SENTENCES = 3
const STEM = 6
/** What precedes the chapter in a line such as '必修1 稳态与调节 第4章 免疫调节', and a remark in brackets after it. */
const AROUND_TITLE = /^.*第[一二三四五六七八九十\d]+[章节節课課讲講][\s：:]*|\s*[（(][^）)]*[）)]\s*$|[\s*#_]+$/g
const NO_TITLE = /[?？!！。…]|\.$|^(?:reminders?|roadmap|agenda|slides|notes?|see also|article|第.+[条條])\b|https?:/i

/** Says what a question is about, where it does not say it itself: a 'page' is one thing in a book, another in memory. */
export class Topics {
  readonly #document: StudyDocument
  readonly #texts: readonly string[]
  readonly #known = new Map<string, string>()
  readonly #title: string
  readonly #heading: string

  /** `title` is that of the material which the document is a part of. */
  constructor(document: StudyDocument, title = '') {
    this.#document = document
    this.#texts = document.sentences.map(({ text }) => text.toLowerCase())
    this.#title = this.#topicIn(title)
    this.#heading = this.#topicIn(document.blocks.find(({ kind }) => kind === 'heading')?.text ?? '')
  }

  /** `question` under the title of its text, or of its section, unless that names the `answer`. */
  label(question: string, answer: string, section: number): string {
    const language = languageOf(question)
    const topic = this.#topicsOf(section).find((words) => words && (language === 'zh' || languageOf(words) === 'en'))
    if (!topic || isNamed(topic, question) || isNamed(answer, topic)) return question
    return language === 'zh' ? `【${topic}】${question}` : `[${topic}] ${question}`
  }

  /** Several texts may stand in one: the first heading is the title of those sections that speak of it. */
  #topicsOf(section: number): string[] {
    const { title = '', sentences = [] } = this.#document.sections[section] ?? {}
    const own = sentences.map(({ id }) => this.#texts[id] ?? '')
    const isOfHeading = stemsOf(this.#heading).some((stem) => own.some((text) => text.includes(stem)))
    return [this.#title, isOfHeading ? this.#heading : '', this.#topicIn(title)]
  }

  /** The words of a heading, if the text goes on to speak of them, or ''. */
  #topicIn(heading: string): string {
    const known = this.#known.get(heading) ?? this.#readTopic(heading)
    this.#known.set(heading, known)
    return known
  }

  #readTopic(heading: string): string {
    const title = titleOf(heading).replace(AROUND_TITLE, '').trim()
    const isApart = [GENERIC_HEADING, OBJECTIVES_SECTION, UNREAD_SECTION, NO_TITLE].some((kind) => kind.test(title))
    if (isApart || title.length < 2 || title.length > LONGEST) return ''
    return stemsOf(title).some((stem) => this.#isRepeated(stem)) ? title : ''
  }

  #isRepeated(stem: string): boolean {
    let times = 0
    return this.#texts.some((text) => text.includes(stem) && ++times >= FEWEST_SENTENCES)
  }
}

/** The beginnings of a title's words; a name may be too short to be told by its words: 'Du Fu'. */
function stemsOf(title: string): string[] {
  const words = [...subjectWords(title)].map((word) => word.slice(0, STEM))
  return words.length > 0 || !title ? words : [title.toLowerCase()]
}

/** Whether all that `name` speaks of stands in `text`. */
function isNamed(name: string, text: string): boolean {
  const words = subjectWords(name)
  return words.size > 0 ? words.isSubsetOf(subjectWords(text)) : text.includes(name)
}
