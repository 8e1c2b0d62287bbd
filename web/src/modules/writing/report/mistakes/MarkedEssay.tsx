import type { EssayReport } from '@lectern/contract/writing/shapes'
import { useCallback, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SayPartWrong } from '../../../../core/feedback/use-say-part-wrong.ts'
import { useSay } from '../../../../lib/language.ts'
import { useMediaQuery } from '../../../../lib/use-media-query.ts'
import { Panel } from '../../../../ui/Card.tsx'
import { alikeMistakes } from './alike-mistakes.ts'
import { EssayMargin } from './EssayMargin.tsx'
import type { MistakeIds } from './EssayText.tsx'
import { MistakeList } from './MistakeList.tsx'
import { MistakeStrip } from './MistakeStrip.tsx'
import { isShown, type Shown } from './shown-mistakes.ts'

/** From here on corrections stand beside the essay: a tablet has room for lines of 45 characters and for them. */
const HAS_MARGIN = '(width >= 48rem)'

interface MarkedEssayProps {
  report: EssayReport
  /** Says that a remark is wrong. */
  onWrong: SayPartWrong
}

/**
 * The essay with its mistakes marked, and what is wrong with each: in the margin where there is room for one, else under the essay.
 * Either leads to the other, and a strip over them to each mistake.
 */
export function MarkedEssay({ report: { content, mistakes }, onWrong }: MarkedEssayProps) {
  const say = useSay()
  const hasMargin = useMediaQuery(HAS_MARGIN)
  const [chosen, setChosen] = useState<number | null>(null)
  const [wanted, setShown] = useState<Shown>('all')
  const alike = useMemo(() => alikeMistakes(mistakes), [mistakes])
  const ids = useMistakeIds(hasMargin ? null : alike)
  // The last of a kind may have gone.
  const shown = mistakes.some((mistake) => isShown(mistake, wanted)) ? wanted : 'all'
  const goTo = useCallback(
    (index: number, place: keyof MistakeIds) => {
      flushSync(() => setChosen(index))
      bringToFocus(document.getElementById(ids[place](index)))
    },
    [ids],
  )
  const sayWrong: SayPartWrong = useCallback(
    async (remarkId, reason) => {
      const credits = await onWrong(remarkId, reason)
      // Those after it are counted anew.
      setChosen(null)
      return credits
    },
    [onWrong],
  )
  const onShow = (kind: Shown) => {
    setShown(kind)
    setChosen(null)
  }
  const onCell = useCallback(
    (index: number | null) => {
      const mistake = mistakes[index ?? -1]
      if (index === null || !mistake) return setChosen(null)
      flushSync(() => {
        setShown((before) => (isShown(mistake, before) ? before : 'all'))
        setChosen(index)
      })
      const note = document.getElementById(ids.note(index))
      // Without a margin the correction is out of sight where the mark is seen.
      bringToFocus((hasMargin && document.getElementById(ids.mark(index))) || note, 'center')
    },
    [mistakes, ids, hasMargin],
  )
  const marked = { content, mistakes, alike, shown, chosen, ids, goTo, onWrong: sayWrong }
  const shownCount = mistakes.filter((mistake) => isShown(mistake, shown)).length

  return (
    <Panel
      title={say('writing.mistakes')}
      aside={<span className="text-ink-soft text-sm">{say('writing.mistakesFound', { count: mistakes.length })}</span>}
    >
      {mistakes.length > 0 && (
        <div className="mb-6">
          <MistakeStrip {...{ mistakes, shown, onShow, chosen }} onChoose={onCell} />
          <p role="status" className="mt-3 text-ink-soft text-sm empty:hidden">
            {shown !== 'all' && say('writing.shownSome', { shown: shownCount, count: mistakes.length })}
          </p>
        </div>
      )}
      {hasMargin ? <EssayMargin {...marked} onChoose={setChosen} /> : <MistakeList {...marked} />}
    </Panel>
  )
}

/** @param alike where those of which the same is said have one note */
function useMistakeIds(alike: ReturnType<typeof alikeMistakes> | null): MistakeIds {
  const id = useId()
  return useMemo(() => {
    const first = (index: number) => alike?.find(({ indexes }) => indexes.includes(index))?.indexes[0] ?? index
    return { mark: (index) => `${id}-mark-${index}`, note: (index) => `${id}-note-${first(index)}` }
  }, [id, alike])
}

function bringToFocus(element: HTMLElement | null, block: ScrollLogicalPosition = 'nearest'): void {
  element?.scrollIntoView({ block })
  element?.focus({ preventScroll: true })
}
