import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { Fragment, memo, type ReactNode, useMemo } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import type { WrongParts } from '../feedback/use-wrong-parts.ts'
import { WrongButton } from '../feedback/WrongButton.tsx'
import { Code, MarkedText } from '../marked-text/MarkedText.tsx'
import { ShowInMaterial } from '../places/ShowInMaterial.tsx'
import { emphasisLanguage } from './language.ts'
import { headingId } from './outline.ts'
import { toPlainText } from './plain-text.ts'
import { quotedWords } from './quoted-words.ts'
import { type Block, type List, type Run, type Runs, type StudyText, textOf } from './study-text.ts'

/** What a text was made from: those of its sentences that stand there lead to where they do. */
interface Origin {
  materialId: number
  /** The pages that it is about, from 1; missing for all. */
  pages?: { from: number; to: number }
}

/** What stands at the end of a sentence or a point. */
type MarkEnd = (runs: Runs) => ReactNode

interface StudyArticleProps {
  text: StudyText
  /** Null where nothing is known of it; the same object as long as it says the same. */
  from?: Origin | null
  /** Null where nothing can be said against it; the same object as long as it says the same. */
  wrong?: WrongParts | null
}

/** Study material, well set: serif, about 68 characters a line. The places of its headings can be linked to. */
export const StudyArticle = memo(function StudyArticle({ text, from = null, wrong = null }: StudyArticleProps) {
  const markEnd: MarkEnd = (runs) => from && <EndOfSentence runs={runs} from={from} />
  const partOf = useMemo(() => partsByBlock(text, wrong), [text, wrong])
  return (
    <article className="reading">
      {text.map((block, index) => {
        const part = partOf.get(index)
        const view = <BlockView block={block} id={headingId(index)} markEnd={markEnd} />
        if (!part || !wrong) return withKey(index, view)
        const onSay = (reason: FeedbackReason) => wrong.onSay(part, reason)
        return withKey(part, <BeginningOfPart block={block} view={view} onSay={onSay} />)
      })}
    </article>
  )
})

/** The id of the part that each block begins; alike parts, which go together, once. */
function partsByBlock(text: StudyText, wrong: WrongParts | null): Map<number, string> {
  const dividers = text.flatMap((block, index) => (divides(block) ? [index] : []))
  const blocks = new Map<string, number>()
  for (const { id, heading, after } of wrong?.parts ?? []) {
    // Its heading, or what stands right behind what divides it from the part before.
    const index = heading === null ? (dividers[after - 1] ?? -1) + 1 : dividers[after]
    if (index !== undefined && index < text.length && !blocks.has(id)) blocks.set(id, index)
  }
  return new Map([...blocks].map(([id, index]) => [index, id]))
}

const divides = (block: Block): boolean =>
  block.kind === 'heading' || block.kind === 'break' || (block.kind === 'paragraph' && block.isFailure === true)

interface BeginningOfPartProps {
  block: Block
  view: ReactNode
  onSay: (reason: FeedbackReason) => Promise<number>
}

/** The heading of a part, or its first block where it has none, with the way to say that it is wrong: the part goes with it. */
function BeginningOfPart({ block, view, onSay }: BeginningOfPartProps) {
  const say = useSay()
  const isHeading = block.kind === 'heading'
  const title = isHeading ? textOf(block.runs) : shortened(wordsOf(block))
  return (
    <div data-part className="relative mt-0! *:pe-11 first:*:mt-0">
      {view}
      <div
        className={classNames(
          'absolute end-0 pe-0! print:hidden',
          isHeading ? 'bottom-0 translate-y-2' : 'top-0 -translate-y-2',
        )}
      >
        <WrongButton label={say('generation.partIsWrong', { title })} onSay={onSay} next={nextPart} />
      </div>
    </div>
  )
}

/** The words of a block, without what marks the points of a list. */
const wordsOf = (block: Block): string =>
  toPlainText([block])
    .replace(/^(?:-|\d+\.) /gm, '')
    .replace(/\s+/g, ' ')

/** That of the next part, else of the one before; beside none, the heading of the section that the text stands in. */
function nextPart(button: HTMLElement): HTMLElement | null {
  const article = button.closest('article')
  const buttons = [...(article?.querySelectorAll<HTMLElement>('[data-part] button') ?? [])]
  const index = buttons.indexOf(button)
  return buttons[index + 1] ?? buttons[index - 1] ?? article?.closest('section')?.querySelector('h2') ?? null
}

function EndOfSentence({ runs, from: { materialId, pages } }: { runs: Runs; from: Origin }) {
  const words = quotedWords(textOf(runs))
  return <ShowInMaterial look="inline" materialId={materialId} words={words} pages={pages} of={shortened(words)} />
}

/** Enough to know it by. */
const shortened = (words: string): string => (words.length > 60 ? `${words.slice(0, 60).trimEnd()}…` : words)

function BlockView({ block, id, markEnd }: { block: Block; id: string; markEnd: MarkEnd }) {
  switch (block.kind) {
    case 'heading': {
      const Tag = `h${block.level}` as const
      return (
        <Tag id={id} tabIndex={-1} className="scroll-mt-20">
          {renderRuns(block.runs)}
        </Tag>
      )
    }
    case 'paragraph':
      return (
        <p className={block.isFailure && 'text-poor'}>
          {renderRuns(block.runs)}
          {!block.isFailure && markEnd(block.runs)}
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          {renderRuns(block.runs)}
          {markEnd(block.runs)}
        </blockquote>
      )
    case 'break':
      return <hr />
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls sideways is scrolled by keyboard too
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'list':
      return <ListView list={block} markEnd={markEnd} />
    case 'terms':
      return (
        <dl className="flex flex-col gap-2">
          {block.terms.map(({ term, meaning }, index) =>
            withKey(
              index,
              <div>
                <dt className="font-semibold">{renderRuns(term)}</dt>
                <dd className="ms-6">
                  {renderRuns(meaning)}
                  {markEnd(meaning)}
                </dd>
              </div>,
            ),
          )}
        </dl>
      )
    case 'table':
      return <TableView header={block.header} rows={block.rows} />
  }
}

function ListView({ list, markEnd }: { list: List; markEnd: MarkEnd }) {
  const Tag = list.isOrdered ? 'ol' : 'ul'
  return (
    <Tag>
      {list.items.map(({ runs, lists }, index) =>
        withKey(
          index,
          <li>
            {renderRuns(runs)}
            {markEnd(runs)}
            {lists.map((inner, place) => withKey(place, <ListView list={inner} markEnd={markEnd} />))}
          </li>,
        ),
      )}
    </Tag>
  )
}

function TableView({ header, rows }: Omit<Extract<Block, { kind: 'table' }>, 'kind'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is scrolled by keyboard too
    <table tabIndex={0}>
      {header.length > 0 && (
        <thead>
          <tr>
            {header.map((cell, index) =>
              withKey(index, cell.length > 0 ? <th scope="col">{renderRuns(cell)}</th> : <td />),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) =>
          withKey(index, <tr>{row.map((cell, place) => withKey(place, <td>{renderRuns(cell)}</td>))}</tr>),
        )}
      </tbody>
    </table>
  )
}

const renderRuns = (runs: Runs): ReactNode => runs.map((run, index) => withKey(index, renderRun(run)))

function renderRun({ text, isStrong, isEmphasis, isCode, isBlock, place: Place }: Run): ReactNode {
  if (isCode) return <Code text={text} isBlock={isBlock === true} />
  let content: ReactNode = text.split('\n').map((line, index) => withKey(index, renderLine(line, index)))
  if (Place) content = <Place>{content}</Place>
  if (isEmphasis) content = <em lang={emphasisLanguage(text)}>{content}</em>
  return isStrong ? <strong>{content}</strong> : content
}

const renderLine = (line: string, index: number): ReactNode => (
  <>
    {index > 0 && <br />}
    <MarkedText text={line} />
  </>
)

/** What a text holds has no name of its own and never moves, but for parts that can go. */
const withKey = (key: number | string, content: ReactNode): ReactNode => <Fragment key={key}>{content}</Fragment>
