import { reciteEndpoints } from '@lectern/contract/recite'
import { clientFor } from '../../../lib/api/api-client.ts'

const recite = clientFor(reciteEndpoints)

/**
 * Makes a set without cards, once however often that is sent with the same `clientId`; it goes by the title that was typed last. One
 * without a title is named by the server.
 */
export async function beginSet(title: string, clientId: string | undefined): Promise<{ id: number; title: string }> {
  const asked = title.trim()
  const made = await recite.createSet({
    body: { title: asked, selected_cards: [], is_blank: true, ...(clientId && { client_id: clientId }) },
  })
  // The first try may have arrived, with the title that it had then.
  if (asked === '' || made.title === asked) return made
  return recite.renameSet({ params: { id: made.id }, body: { title: asked } })
}
