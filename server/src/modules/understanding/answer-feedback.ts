import { type FeedbackSource, originOf } from '../../core/feedback/feedback-source.ts'
import { findPaidRun } from '../../core/feedback/feedback-store.ts'
import { Problem } from '../../problem.ts'
import { hashOfTalk } from './keep-turn.ts'
import { readSessionTexts } from './sessions/session-input.ts'
import { changeSession, lockSession } from './sessions/session-store.ts'

/** What an answer is known by: the hold that paid for it, in hexadecimal digits alone. */
export const answerIdOf = (holdId: string): string => holdId.replaceAll('-', '')

/** An answer goes from its chat; the question stays, and can be asked again. */
export const answerFeedback: FeedbackSource = {
  kind: 'understanding',
  isParted: true,
  async remove(tx, _services, student, { id, part }, now) {
    const session = await lockSession(tx, student.id, id)
    const gone = session.messages.find((message) => message.part === part)
    // A chat is sent back as a whole by whoever shows it: what it says of itself is looked up.
    const runId = gone ? await findPaidRun(tx, student.id, part, 'understanding') : null
    if (!gone || runId === null) throw Problem.notFound()
    const messages = session.messages.filter((message) => message !== gone)
    const { notesContent: notes_content, imageDescription: image_description } = session
    await changeSession(tx, id, {
      ...readSessionTexts({ messages, images: [], notes_content, image_description }),
      talkHash: session.talkHash && hashOfTalk(messages),
      revision: session.revision + 1,
      updatedAt: now,
    })
    const cited = (gone.citations ?? []).map(({ text }) => text).join('\n')
    return { runId, words: gone.content, source: cited || null, material: originOf(session) }
  },
}
