import { hasExtractionNotice, normalizeLineEnds, OCR_NOTICE_FOUND } from '@lectern/domain/content'
import { answerLanguage } from '@lectern/domain/text/answer-language'
import { estimateTokens } from '@lectern/domain/text/token-estimate'
import {
  type ChatLanguage,
  type ChatTurn,
  findImageDescription,
  isImageContext,
  MAX_IMAGE_DESCRIPTION_CHARACTERS,
  MAX_QUESTION_CHARACTERS,
  truncateNotes,
  UNDERSTANDING_TEXTS,
} from '@lectern/domain/understanding'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { placeOf, type TalkToKeep } from './keep-turn.ts'
import { findSessionByClientId, requireSession, type SessionRow } from './sessions/session-store.ts'

/** What a student asks, and on what ground. */
export interface Talk {
  question: string
  /** What was asked and answered before, oldest first, without hidden messages. */
  turns: ChatTurn[]
  notes: string
  /** What the image of the talk shows; '' where there is none. */
  imageDescription: string
  language: ChatLanguage
}

interface SentTalk {
  message: string
  context: string
  history: readonly ChatTurn[]
  language?: ChatLanguage
  session_id?: number | null
  client_id?: string
  material_id?: number | null
  is_material_gone?: 'true' | 'false'
}

/** A talk as a call brings it, and where its next turn is kept. */
export interface ReadTalk {
  talk: Talk
  toKeep: TalkToKeep
  /** Null where the chat is not kept yet. */
  kept: SessionRow | null
}

/**
 * The talk that a call brings; what it leaves out is taken from the kept chat whose id it names. A chat that it began
 * itself it brings as a whole.
 * @param reader what its student speaks: where no language was chosen and the talk has none, the answer does too
 * @throws Problem `content_rejected` where nothing is asked or the notes hold a notice of failed extraction; `not_found`
 *   where the chat is not the student's
 */
export async function readTalk(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  {
    context,
    history,
    session_id: sessionId,
    client_id: clientId,
    material_id: materialId,
    is_material_gone,
    ...sent
  }: SentTalk,
  reader: ChatLanguage,
): Promise<ReadTalk> {
  const message = normalizeLineEnds(sent.message)
  const session = sessionId ? await requireSession(database.queries, student.id, sessionId) : null
  const begun = !session && clientId ? await findSessionByClientId(database.queries, student.id, clientId) : null
  const shown = history.filter((turn) => !isImageContext(turn) && turn.content.trim())
  const askedAt = findQuestion(shown, message)
  const question = message || (shown[askedAt]?.content.trim() ?? '')
  if (!question) throw new Problem('content_rejected', UNDERSTANDING_TEXTS.questionRequired)
  const notes = truncateNotes(normalizeLineEnds(context.trim() ? context : (session?.notesContent ?? '')))
  if (hasExtractionNotice(notes)) throw new Problem('content_rejected', OCR_NOTICE_FOUND)
  const description = findImageDescription(history) || (session?.imageDescription ?? '')
  const before = shown.slice(0, askedAt)
  const language =
    sent.language ?? answerLanguage({ questions: [question, ...asksOf(before)], material: notes, reader })
  const asked = shown[askedAt]
  const said = asked ? history.slice(0, history.indexOf(asked)) : history
  return {
    talk: {
      question: question.slice(0, MAX_QUESTION_CHARACTERS),
      turns: before.filter(isAnswerOrAnswered),
      notes,
      imageDescription: description.slice(0, MAX_IMAGE_DESCRIPTION_CHARACTERS),
      language,
    },
    toKeep: {
      place: placeOf({ session_id: sessionId, client_id: clientId }, said),
      ...{ said, notes, materialId, isMaterialGone: is_material_gone === 'true' },
    },
    kept: session ?? begun,
  }
}

/** A model is shown no question whose answer has gone, or never came: its turns alternate. */
const isAnswerOrAnswered = ({ role }: ChatTurn, at: number, turns: readonly ChatTurn[]): boolean =>
  role === 'assistant' || turns[at + 1]?.role === 'assistant'

/** What was asked, the latest first. */
const asksOf = (turns: readonly ChatTurn[]): string[] =>
  turns
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .toReversed()

/** Where the question stands in the history: at its end, unless it came by itself or there is none. */
function findQuestion(turns: readonly ChatTurn[], message: string): number {
  const lastAt = turns.findLastIndex(({ role }) => role === 'user')
  const isRepeated = lastAt === turns.length - 1 && turns[lastAt]?.content.trim() === message
  return message && !isRepeated ? turns.length : lastAt
}

/** The last turns that weigh no more than `weightLimit` together, from a student's on; how many before them are left out. */
export function cutTurns(turns: readonly ChatTurn[], weightLimit: number): { turns: ChatTurn[]; leftOut: number } {
  let from = turns.length
  let weight = 0
  while (from > 0) {
    weight += estimateTokens(turns[from - 1]?.content ?? '')
    if (weight > weightLimit) break
    from--
  }
  if (from > 0) while (turns[from]?.role === 'assistant') from++
  return { turns: turns.slice(from), leftOut: from }
}
