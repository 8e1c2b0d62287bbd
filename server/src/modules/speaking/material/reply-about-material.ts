import { MAX_TURN_CHARACTERS, scriptOfLanguage } from '@lectern/domain/speaking'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import type { Engine } from '../../../platform/model/engine/engine.ts'
import { speaker } from '../../../speaker.ts'
import type { AskedOfMaterial } from '../tables.ts'
import { isSaid } from './find-left-out.ts'
import type { TalkOfMaterial } from './practice.ts'

/**
 * What the built-in partner answers in a talk about a material: what the text says where the turn did not, and the next of its
 * questions; once it has asked all of them, what it answers in any talk.
 */
export async function replyAboutMaterial(
  { topic, language, before, said, asked, turnCount }: TalkOfMaterial,
  engine: Pick<Engine, 'markAnswer' | 'replyToTurn'>,
  asker: Asker,
): Promise<{ reply: string }> {
  const script = scriptOfLanguage(language) ?? 'en'
  const say = speaker.in(script)
  const heard = said.slice(0, MAX_TURN_CHARACTERS)
  const [current, next] = [asked[turnCount], asked[turnCount + 1]]
  const missing = current && (await firstUnsaid(current, heard, engine, asker))
  const taken = missing ? say('speaking.partnerTells', { words: missing.words }) : say('speaking.partnerAgrees')
  const further = next?.question ?? (await engine.replyToTurn({ topic, script, before, said: heard }, asker))
  return { reply: [...(current?.answers.length ? [taken] : []), further].join(script === 'en' ? ' ' : '') }
}

/** The first answer to a question that a turn does not give; null where it gives all. */
async function firstUnsaid(
  { question, answers }: AskedOfMaterial,
  said: string,
  engine: Pick<Engine, 'markAnswer'>,
  asker: Asker,
) {
  for (const answer of answers)
    if (!(await isSaid(question, [answer.said, answer.words], [said], engine, asker))) return answer
  return null
}
