import type { HeldCredits as HeldCreditsAnswer } from '@lectern/contract/credits'
import { subjectText } from '@lectern/domain/credits/charge-subject'
import { type Message, message } from '@lectern/texts/message'
import { momentText } from '../../lib/dates.ts'
import { say } from '../../lib/language.ts'
import { nameOfCharged } from './describe-transactions.ts'
import { useHeldCredits } from './use-held-credits.ts'

/** What is set aside for work under way, and what each part is for; nothing where nothing is. */
export function HeldCredits() {
  const { data } = useHeldCredits()
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
