import { answerLanguage } from '@lectern/domain/text/answer-language'
import type { ChatLanguage } from '@lectern/domain/understanding'
import { useMemo } from 'react'
import { currentLanguage, useLanguage } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { type Chat, chatStore, draftStore, languageStore } from './chat.ts'

/** What the last question of a talk is answered in: what was chosen, else what the talk speaks. */
export const languageOfAnswer = ({ messages, notes }: Chat): ChatLanguage =>
  languageStore.get() ??
  answerLanguage({ questions: questionsOf(messages), material: notes, reader: currentLanguage() })

/** The answer's language while a question is being typed. */
export function useAnswerLanguage(): ChatLanguage {
  const chosen = useStore(languageStore)
  const draft = useStore(draftStore)
  const { messages, notes } = useStore(chatStore)
  const reader = useLanguage()
  return useMemo(
    () => chosen ?? answerLanguage({ questions: [draft, ...questionsOf(messages)], material: notes, reader }),
    [chosen, draft, messages, notes, reader],
  )
}

const questionsOf = (messages: Chat['messages']): string[] =>
  messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .toReversed()
