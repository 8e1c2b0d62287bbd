import type { Mistake } from '@lectern/contract/writing/shapes'
import type { MessageId } from '@lectern/texts/message'
import { memo, useEffect, useRef } from 'react'
import { ResultStrip } from '../../../../core/questions/results/ResultStrip.tsx'
import { StripCell } from '../../../../core/questions/results/StripCell.tsx'
import { useSay } from '../../../../lib/language.ts'
import { countKinds, kindOf, type Shown } from './shown-mistakes.ts'

const WORDS = {
  grammar: { sign: 'writing.grammarSign', choice: 'writing.grammar', cell: 'writing.grammarCell' },
  spelling: { sign: 'writing.spellingSign', choice: 'writing.spelling', cell: 'writing.spellingCell' },
  wording: { sign: 'writing.wordingSign', choice: 'writing.wording', cell: 'writing.wordingCell' },
  punctuation: { sign: 'writing.punctuationSign', choice: 'writing.punctuation', cell: 'writing.punctuationCell' },
  fact: { sign: 'writing.factSign', choice: 'writing.fact', cell: 'writing.factCell' },
  other: { sign: 'writing.otherSign', choice: 'writing.otherKind', cell: 'writing.otherCell' },
} as const satisfies Record<ReturnType<typeof kindOf>, { sign: MessageId; choice: MessageId; cell: MessageId }>

interface MistakeStripProps {
  mistakes: readonly Mistake[]
  shown: Shown
  onShow: (shown: Shown) => void
  /** Index of the mistake that is looked at. */
  chosen: number | null
  /** Stays the same function while the mistakes stay the same. */
  onChoose: (index: number | null) => void
}

/** One cell a mistake, in the order of the essay: what it is of, and pressed, the way to it; above them, all of one kind. */
export function MistakeStrip({ mistakes, shown, onShow, chosen, onChoose }: MistakeStripProps) {
  const say = useSay()
  const cells = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen !== null) showWithin(cells.current, chosen)
  }, [chosen])
  const kinds = countKinds(mistakes)
  const all = {
    ...{ key: 'all', label: say('writing.allMistakes', { count: mistakes.length }) },
    ...{ isPressed: shown === 'all', onPress: () => onShow('all') },
  }
  const choices = kinds.map(({ kind, count }) => ({
    ...{ key: kind, label: say(WORDS[kind].choice, { count }) },
    ...{ isPressed: shown === kind, onPress: () => onShow(shown === kind ? 'all' : kind) },
  }))
  return (
    <ResultStrip
      label={say('writing.whichShown')}
      choices={choices.length > 1 ? [all, ...choices] : []}
      cells={cells}
      className="-m-1 max-h-52 overflow-y-auto p-1"
    >
      {mistakes.map((mistake, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are numbered
        <MistakeCell key={index} {...{ mistake, index, onChoose }} isChosen={index === chosen} />
      ))}
    </ResultStrip>
  )
}

/** What stands around a cell, in px. */
const AROUND_CELL = 4

/** Scrolls the cells until one of them is seen, and nothing else: whoever reads the essay stays where they are. */
function showWithin(cells: HTMLElement | null, index: number): void {
  const cell = cells?.children[index]?.getBoundingClientRect()
  const seen = cells?.getBoundingClientRect()
  if (!cells || !cell || !seen) return
  const [above, below] = [cell.top - AROUND_CELL - seen.top, cell.bottom + AROUND_CELL - seen.bottom]
  cells.scrollTop += above < 0 ? above : Math.max(0, below)
}

interface MistakeCellProps extends Pick<MistakeStripProps, 'onChoose'> {
  mistake: Mistake
  index: number
  isChosen: boolean
}

/** Drawn anew only as it is chosen or left: a long essay has hundreds. */
const MistakeCell = memo(function MistakeCell({ mistake, index, isChosen, onChoose }: MistakeCellProps) {
  const say = useSay()
  const { sign, cell } = WORDS[kindOf(mistake)]
  const name = say(cell, { number: index + 1 })
  const hasPlace = mistake.start !== null
  return (
    <StripCell
      number={index + 1}
      sign={say(sign)}
      look={hasPlace ? 'bg-poor-soft text-poor' : 'bg-sunken text-ink-soft'}
      label={hasPlace ? name : [name, say('writing.notFoundCell')].join(say('ui.comma'))}
      isPressed={isChosen}
      onPress={() => onChoose(isChosen ? null : index)}
    />
  )
})
