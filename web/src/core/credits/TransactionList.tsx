import { say } from '../../lib/language.ts'
import type { TransactionLine } from './describe-transactions.ts'

/** The transactions without columns, for a narrow screen. */
export const TransactionList = ({ lines }: { lines: readonly TransactionLine[] }) => (
  <ul className="divide-y divide-line border-line border-y text-sm">
    {lines.map(({ id, when, what, detail, amount, balanceAfter }) => (
      <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
        <span className="font-medium [overflow-wrap:anywhere]">{what}</span>
        <span className="text-end font-medium tabular-nums">
          {amount}
          <span className="sr-only"> {say('credits.creditsUnit')}</span>
        </span>
        <span className="text-ink-soft text-xs tabular-nums">{when}</span>
        <span className="text-end text-ink-soft text-xs tabular-nums">
          {say('credits.balance', { credits: balanceAfter })}
        </span>
        {detail && <span className="col-span-2 text-ink-soft text-xs [overflow-wrap:anywhere]">{detail}</span>}
      </li>
    ))}
  </ul>
)
