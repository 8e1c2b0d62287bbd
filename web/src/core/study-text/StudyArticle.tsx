import { Fragment, memo, type ReactNode } from 'react'
import { Code, MarkedText } from '../marked-text/MarkedText.tsx'
import { headingId } from './outline.ts'
import type { Block, List, Run, Runs, StudyText } from './study-text.ts'

/** Study material, well set: serif, about 68 characters a line. The places of its headings can be linked to. */
export const StudyArticle = memo(function StudyArticle({ text }: { text: StudyText }) {
  return (
    <article className="reading">
      {text.map((block, index) => withKey(index, <BlockView block={block} id={headingId(index)} />))}
    </article>
  )
})

function BlockView({ block, id }: { block: Block; id: string }) {
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
      return <p className={block.isFailure && 'text-poor'}>{renderRuns(block.runs)}</p>
    case 'quote':
      return <blockquote>{renderRuns(block.runs)}</blockquote>
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls sideways is scrolled by keyboard too
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
    case 'list':
      return <ListView list={block} />
    case 'terms':
      return (
        <dl className="flex flex-col gap-2">
          {block.terms.map(({ term, meaning }, index) =>
            withKey(
              index,
              <div>
                <dt className="font-semibold">{renderRuns(term)}</dt>
                <dd className="ms-6">{renderRuns(meaning)}</dd>
              </div>,
            ),
          )}
        </dl>
      )
    case 'table':
      return <TableView header={block.header} rows={block.rows} />
  }
}

function ListView({ list }: { list: List }) {
  const Tag = list.isOrdered ? 'ol' : 'ul'
  return (
    <Tag>
      {list.items.map(({ runs, lists }, index) =>
        withKey(
          index,
          <li>
            {renderRuns(runs)}
            {lists.map((inner, place) => withKey(place, <ListView list={inner} />))}
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
  if (isEmphasis) content = <em>{content}</em>
  return isStrong ? <strong>{content}</strong> : content
}

const renderLine = (line: string, index: number): ReactNode => (
  <>
    {index > 0 && <br />}
    <MarkedText text={line} />
  </>
)

/** The parts of a text have no names of their own and never move. */
const withKey = (index: number, content: ReactNode): ReactNode => <Fragment key={index}>{content}</Fragment>
