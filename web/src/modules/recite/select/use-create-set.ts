import { MAX_CARDS_PER_SET, RECITE_TEXTS } from '@lectern/domain/recite'
import type { Message } from '@lectern/texts/message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetUnfinished } from '../../../core/unfinished/unfinished-query.ts'
import { isMissing } from '../../../lib/api/is-missing.ts'
import { say } from '../../../lib/language.ts'
import { toastError, toastSuccess } from '../../../ui/toasts/toasts.ts'
import { reciteApi, useForgetHistory } from '../api.ts'
import { clearDraft } from '../draft.ts'
import { type SelectableCard, type Selection, selectedCards, suggestSetTitle } from '../selection.ts'

/** Keeps the selected cards as a set. Until the server has answered, the selection stays as it is. */
export function useCreateSet() {
  const forgetHistory = useForgetHistory()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: createSet,
    onSuccess: () => {
      toastSuccess(say('recite.setCreated'))
      clearDraft()
      void forgetUnfinished(queries)
      return forgetHistory()
    },
    onError: () => toastError(say('recite.createSetFailed')),
  })
}

/** Why a selection cannot be kept, or null. */
export function checkSelection(selection: Selection): Message | null {
  const count = selectedCards(selection).length
  if (count === 0) return RECITE_TEXTS.noCardsSelected
  return count > MAX_CARDS_PER_SET ? RECITE_TEXTS.setIsFull : null
}

/** A run that was discarded in another window keeps nobody from keeping its cards. */
function createSet(selection: Selection) {
  return sendSet(selection).catch((error: unknown) => {
    if (selection.generationId === null || !isMissing(error)) throw error
    return sendSet({ ...selection, generationId: null })
  })
}

function sendSet(selection: Selection) {
  const { generationId, clientId, title, material } = selection
  return reciteApi.createSet({
    body: {
      generation_id: generationId,
      title: title.trim() || suggestSetTitle(material),
      document_name: material.documentName,
      document_content: material.content,
      content_purpose: material.purpose,
      selected_cards: selectedCards(selection).map(asNewCard),
      client_id: clientId,
    },
  })
}

/** A card with a gap is kept as one, so that it can be changed as one. */
const asNewCard = ({ question, answer, source, cloze, clientId }: SelectableCard) => ({
  ...(cloze ? { kind: 'cloze' as const, question: cloze, answer: '' } : { question, answer }),
  source,
  client_id: clientId,
})
