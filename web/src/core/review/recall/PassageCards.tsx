import { Link } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { percentText } from '../../../lib/numbers.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { MarkedText } from '../../marked-text/MarkedText.tsx'
import { countsOf, type RecalledItem } from './pages.ts'
import { RecallBar } from './RecallBar.tsx'

/** What is asked about a passage: its cards and the questions on it that were missed, and how each is remembered. */
export function PassageCards({ items, onClose }: { items: readonly RecalledItem[]; onClose: () => void }) {
  const say = useSay()
  return (
    <Dialog isOpen onClose={onClose} title={say('recall.passageTitle')}>
      <RecallBar counts={countsOf(items)} />
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {items.map((item) => (
          <li key={item.id} className="py-3">
            <p className="wrap-anywhere">
              <MarkedText text={item.question} />
            </p>
            <p className="mt-1 text-ink-soft text-sm">
              {[say(`recall.${item.kind === 'card' ? 'card' : 'missed'}`), stateOf(item, say)].join(say('ui.comma'))}
            </p>
            <Link to={addressOf(item)} className="inline-flex min-h-11 items-center text-accent text-sm underline">
              {say('recall.openSet', { title: item.set.title })}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function stateOf({ state, recall }: RecalledItem, say: ReturnType<typeof useSay>): string {
  const inWords = say(`recall.state_${state}`)
  return recall === null ? inWords : say('recall.stateAndPart', { state: inWords, percent: percentText(recall) })
}

function addressOf({ kind, set: { id } }: RecalledItem): string {
  if (kind === 'card') return `/module/recite?view=edit&set_id=${id}`
  return kind === 'exam' ? `/module/exam?view=attempts&id=${id}` : `/module/listening?view=practice&set=${id}`
}
