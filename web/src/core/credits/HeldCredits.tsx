import type { HeldCredits as HeldCreditsAnswer } from '@lectern/contract/credits'
import { subjectText } from '@lectern/domain/charge-subject'
import { type Message, message } from '@lectern/texts/message'
import { useQuery } from '@tanstack/react-query'
import { momentText } from '../../lib/dates.ts'
import { say } from '../../lib/language.ts'
import { creditsApi } from './credits-api.ts'
import { nameOfCharged } from './describe-transactions.ts'
import { useCredits } from './use-credits.ts'

/** Work ends by itself in the background, and its credits come back or are spent: the line follows. */
const RECHECK_MS = 15_000

/** What is set aside for work under way, and what each part is for; nothing where nothing is. */
export function HeldCredits() {
  const { balanceCredits } = useCredits()
  const { data } = useQuery({
    // Whatever held or gave back has changed the balance as well.
    queryKey: ['credits', 'held', balanceCredits],
    queryFn: ({ signal }) => creditsApi.heldCredits(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.held_credits ? RECHECK_MS : false),
    staleTime: 0,
  })
  if (!data?.held_credits) return null
  return (
    <section aria-label={say('credits.setAside')} className="mb-10 max-w-2xl rounded-ui bg-sunken px-4 py-3 text-sm">
      <p className="font-medium">{say('credits.setAsideForWork', { credits: data.held_credits })}</p>
      <ul className="mt-2 space-y-1 text-ink-soft">
        {data.holds.map((hold, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hold has no name of its own here, and the list is read-only
          <li key={index} className="[overflow-wrap:anywhere]">
            {say(messageOf(hold))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function messageOf(hold: HeldCreditsAnswer['holds'][number]): Message {
  const values = {
    module: nameOfCharged(hold.module),
    credits: hold.credits,
    moment: momentText(new Date(hold.since)),
  }
  const what = subjectText({ documentName: hold.document_name ?? undefined, counted: hold.counted ?? undefined }, say)
  return what ? message('credits.heldForSince', { ...values, what }) : message('credits.heldSince', values)
}
