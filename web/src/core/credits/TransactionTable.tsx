import { say } from '../../lib/language.ts'
import type { TransactionLine } from './describe-transactions.ts'

const CELL = 'py-3 align-top'

/** The history of credits with its columns. */
export const TransactionTable = ({ lines }: { lines: readonly TransactionLine[] }) => (
  <table className="w-full border-collapse text-sm">
    <thead>
      <tr className="border-line-strong border-b text-ink-soft text-xs">
        <th scope="col" className="pb-2 text-start font-medium">
          {say('credits.when')}
        </th>
        <th scope="col" className="pb-2 text-start font-medium">
          {say('credits.what')}
        </th>
        <th scope="col" className="whitespace-nowrap pb-2 text-end font-medium">
          {say('credits.credits')}
        </th>
        <th scope="col" className="whitespace-nowrap pb-2 ps-6 text-end font-medium">
          {say('credits.balanceAfter')}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {lines.map(({ id, when, what, detail, amount, balanceAfter }) => (
        <tr key={id}>
          <td className={`${CELL} w-56 pe-6 text-ink-soft tabular-nums`}>{when}</td>
          <td className={`${CELL} pe-6 [overflow-wrap:anywhere]`}>
            <span className="font-medium">{what}</span>
            {detail && <span className="block text-ink-soft text-xs">{detail}</span>}
          </td>
          <td className={`${CELL} whitespace-nowrap text-end font-medium tabular-nums`}>{amount}</td>
          <td className={`${CELL} whitespace-nowrap ps-6 text-end text-ink-soft tabular-nums`}>{balanceAfter}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
