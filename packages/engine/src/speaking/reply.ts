import type { TopicScript } from '@lectern/domain/speaking'
import { countHan, languageOf } from '../parse/script.ts'
import { type FollowUp, REPLY_PHRASES, type Reaction } from './data/reply-phrases.ts'
import { type SpokenOf, spokenOfInChinese, spokenOfInEnglish } from './phrases.ts'

/** A talk as far as it has come. */
export type Talk = {
  readonly topic: string
  readonly script: TopicScript
  /** What the student has said before, and what was answered; oldest first. */
  readonly before: readonly { readonly said: string; readonly reply: string }[]
  readonly said: string
}

const FEW_WORDS = 12
const FEW_CHARACTERS = 20
const REASON =
  /\b(?:because|since(?! (?:last|then|\d|yesterday|i was|we were|my|the (?:morning|age)|childhood))|so that|that is why|the reason)\b|因[为為]|所以|由[于於]/i
const EXAMPLE =
  /\b(?:for example|for instance|such as|last (?:week|month|year)|once|one day)\b|例如|比如|[举舉]例|有一次/i
const BAD =
  /\b(?:sad|afraid|scared|difficult|hard (?:time|for)|too hard|problem|worried|tired|angry|ill|sick|lonely|boring|stress\w*)\b|[难難][过過]|害怕|困[难難]|[担擔]心|生病|[寂孤][寞独單]|[压壓]力|[无無]聊/i
const GOOD =
  /\b(?:happy|love|enjoy\w*|favou?rite|great|wonderful|beautiful|fun|best|proud|delicious|excited)\b|[开開]心|喜[欢歡]|高[兴興]|快[乐樂]|最好|好吃|精彩|自豪/i
const NEGATED = /\b(?:not|never|no|don['’]?t|doesn['’]?t|isn['’]?t|wasn['’]?t)\b|[不没沒]/i
const ASKED =
  /\b(?:what|how|why|which|where|who) (?:about|do|did|are|would) you\b|\b(?:do|are|can|would) you\b.*\?|你(?:呢|[觉覺]得呢|喜[欢歡].*[吗嗎])/i

/**
 * What a partner answers to a turn without a model: a word to what was said, and a question about the thing that the
 * turn comes back to or ends with. No question comes twice in a talk as long as there are others.
 */
export function replyToTurn({ topic, script, before, said }: Talk): string {
  const phrases = REPLY_PHRASES[script]
  const isChinese = languageOf(said) === 'zh'
  const subjects = isChinese ? spokenOfInChinese(said) : spokenOfInEnglish(said)
  const replies = before.map(({ reply }) => reply).join('\n')
  const reactions = phrases.reactions[reactionTo(said)]
  const reaction = reactions[before.length % reactions.length] ?? ''
  const questions = [
    ...followUps(said, isChinese, before.length).flatMap((kind) =>
      untouched(subjects, replies).flatMap(({ text }) => phrases.about[kind].map((ask) => ask(text))),
    ),
    ...phrases.further.map((ask) => ask(topic)),
  ]
  const question = questions.find((one) => !replies.includes(one)) ?? questions.at(before.length % questions.length)
  return script === 'en' ? `${reaction} ${question}` : `${reaction}${question}`
}

/** Subjects that no earlier question was about; all of them where each has been asked about. */
function untouched(subjects: readonly SpokenOf[], replies: string): readonly SpokenOf[] {
  const fresh = subjects.filter(({ text }) => !replies.includes(text))
  return (fresh.length > 0 ? fresh : subjects).slice(0, 2)
}

/** What is worth asking next, best first: more where little or something sad was said, else what the turn left out. */
function followUps(said: string, isChinese: boolean, turn: number): FollowUp[] {
  if (reactionTo(said) === 'bad') return ['say', 'example', 'compare']
  const length = isChinese ? countHan(said) : said.split(/\s+/).length
  if (length < (isChinese ? FEW_CHARACTERS : FEW_WORDS)) return ['say', 'why', 'example', 'compare', 'doubt']
  const open: FollowUp[] = [
    ...(REASON.test(said) ? [] : ['why' as const]),
    ...(EXAMPLE.test(said) ? [] : ['example' as const]),
    'doubt',
    'compare',
  ]
  const first = turn % Math.min(2, open.length)
  return [...open.slice(first), ...open.slice(0, first), 'say']
}

function reactionTo(said: string): Reaction {
  if (ASKED.test(said)) return 'asked'
  const isPlain = NEGATED.test(said)
  if (BAD.test(said) && !isPlain && !GOOD.test(said)) return 'bad'
  if (GOOD.test(said) && !isPlain && !BAD.test(said)) return 'good'
  return REASON.test(said) ? 'reason' : 'plain'
}
