import type { RecallState } from '@lectern/domain/review'
import { Fragment, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import type { ColouredPassage } from './colour-page.ts'
import { PassageButton } from './PassageButton.tsx'
import { PassageCards } from './PassageCards.tsx'

/** Told apart by more than colour: the line under them is whole, broken or dotted. */
const LOOKS: Record<RecallState, string> = {
  strong: 'bg-good-soft decoration-good-fill decoration-solid',
  fading: 'bg-fair-soft decoration-fair-fill decoration-dashed',
  unasked: 'bg-sunken decoration-line-strong decoration-dotted',
}
interface ColouredTextProps {
  /** A page as it is shown. */
  children: string
  passages: readonly ColouredPassage[]
  /** What stands in place of some of its text, such as a passage that is gone to: in its order, none over another. */
  marks?: readonly { start: number; end: number; node: ReactElement }[]
}

/** Text of a material, its passages coloured by what is remembered of them. The button at its end, or a tap, shows its cards and mistakes. */
export function ColouredText({ children: text, passages, marks = [] }: ColouredTextProps) {
  const [opened, setOpened] = useState<ColouredPassage | null>(null)
  const nodes: ReactNode[] = []
  let done = 0
  let marked = 0
  const write = (to: number, passage: ColouredPassage | null) => {
    if (done >= to) return
    const words = text.slice(done, to)
    nodes.push(passage ? <Words key={done} {...{ words, passage }} onOpen={() => setOpened(passage)} /> : words)
    done = to
  }
  /** A mark is one, whatever passages it goes over. */
  const writeAround = (to: number, passage: ColouredPassage | null) => {
    for (let mark = marks[marked]; mark && mark.start < to; mark = marks[++marked]) {
      write(mark.start, passage)
      nodes.push(<Fragment key={`mark ${mark.start}`}>{mark.node}</Fragment>)
      done = mark.end
    }
    write(to, passage)
  }
  for (const passage of passages) {
    writeAround(passage.start, null)
    writeAround(passage.end, passage)
    nodes.push(<PassageButton key={`of ${passage.start}`} passage={passage} onOpen={() => setOpened(passage)} />)
  }
  writeAround(text.length, null)
  return (
    <>
      {nodes}
      {opened && <PassageCards items={opened.items} onClose={() => setOpened(null)} />}
    </>
  )
}

interface WordsProps {
  words: string
  passage: ColouredPassage
  onOpen: () => void
}

function Words({ words, passage: { state }, onOpen }: WordsProps) {
  // A tap; by mouse, presses select a word or a line, and the button opens.
  const tap = ({ nativeEvent }: MouseEvent) => {
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
    if (isTouch && document.getSelection()?.isCollapsed !== false) onOpen()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button at its end does the same by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <span onClick={tap} className={classNames('rounded-sm underline decoration-1 underline-offset-4', LOOKS[state])}>
      {words}
    </span>
  )
}
