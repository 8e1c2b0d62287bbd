import type { TopicScript } from '@lectern/domain/speaking'

/** What a turn asks for next. `say` stands for a turn that gave little. */
export type FollowUp = 'say' | 'why' | 'example' | 'compare' | 'doubt'
/** How a turn is taken up before the question. */
export type Reaction = 'bad' | 'good' | 'reason' | 'asked' | 'plain'

export interface ReplyPhrases {
  readonly reactions: Readonly<Record<Reaction, readonly string[]>>
  /** About something that was spoken of. */
  readonly about: Readonly<Record<FollowUp, readonly ((subject: string) => string)[]>>
  /** Where nothing was named: about the topic. */
  readonly further: readonly ((topic: string) => string)[]
}

const ENGLISH: ReplyPhrases = {
  reactions: {
    bad: ['That does not sound easy.', 'I am sorry to hear that.'],
    good: ['That sounds good.', 'How nice.'],
    reason: ['That is a clear reason.', 'I see why.'],
    asked: ['I only ask the questions here, so let me ask you something.'],
    plain: ['Thank you.', 'I see.', 'That is interesting.'],
  },
  about: {
    say: [(x) => `Could you say a little more about ${x}?`, (x) => `What else can you tell me about ${x}?`],
    why: [(x) => `What makes ${x} important to you?`, (x) => `What makes you think of ${x} first?`],
    example: [
      (x) => `Can you give me an example to do with ${x}?`,
      (x) => `Can you remember a day when ${x} mattered to you?`,
    ],
    compare: [
      (x) => `What was different about ${x} a few years ago?`,
      (x) => `What would change if you had to do without ${x}?`,
    ],
    doubt: [
      (x) => `Other people may see it differently when they think of ${x}. What would you say to them?`,
      (x) => `Is there anything about ${x} that you are not sure of?`,
    ],
  },
  further: [
    (topic) => `Could you tell me a little more? We are talking about “${topic}”.`,
    (topic) => `What else comes to mind when you think of “${topic}”?`,
    (topic) => `What have other people told you about “${topic}”?`,
  ],
}

const SIMPLIFIED: ReplyPhrases = {
  reactions: {
    bad: ['听起来不太容易。', '真遗憾。'],
    good: ['听起来很不错。', '真好。'],
    reason: ['你的理由很清楚。', '我明白原因了。'],
    asked: ['在这里由我来提问，那我再问你一个问题。'],
    plain: ['谢谢你的分享。', '我明白了。', '很有意思。'],
  },
  about: {
    say: [(x) => `关于“${x}”，你可以再多说一点吗？`, (x) => `关于“${x}”，你还能告诉我些什么？`],
    why: [(x) => `为什么“${x}”对你很重要？`, (x) => `你为什么会先想到“${x}”？`],
    example: [(x) => `关于“${x}”，你能举一个具体的例子吗？`, (x) => `你记得哪一次“${x}”对你特别重要吗？`],
    compare: [(x) => `几年以前，“${x}”和现在有什么不同？`, (x) => `如果没有“${x}”，会有什么改变？`],
    doubt: [(x) => `关于“${x}”，别人可能有不同的看法，你会怎样回应？`, (x) => `关于“${x}”，有没有你不太确定的地方？`],
  },
  further: [
    (topic) => `可以再多说一点吗？我们在谈“${topic}”。`,
    (topic) => `说到“${topic}”，你还会想到什么？`,
    (topic) => `关于“${topic}”，别人对你说过什么？`,
  ],
}

const TRADITIONAL: ReplyPhrases = {
  reactions: {
    bad: ['聽起來不太容易。', '真遺憾。'],
    good: ['聽起來很不錯。', '真好。'],
    reason: ['你的理由很清楚。', '我明白原因了。'],
    asked: ['在這裏由我來提問，那我再問你一個問題。'],
    plain: ['謝謝你的分享。', '我明白了。', '很有意思。'],
  },
  about: {
    say: [(x) => `關於「${x}」，你可以再多說一點嗎？`, (x) => `關於「${x}」，你還能告訴我些甚麼？`],
    why: [(x) => `為甚麼「${x}」對你很重要？`, (x) => `你為甚麼會先想到「${x}」？`],
    example: [(x) => `關於「${x}」，你能舉一個具體的例子嗎？`, (x) => `你記得哪一次「${x}」對你特別重要嗎？`],
    compare: [(x) => `幾年以前，「${x}」和現在有甚麼不同？`, (x) => `如果沒有「${x}」，會有甚麼改變？`],
    doubt: [
      (x) => `關於「${x}」，別人可能有不同的看法，你會怎樣回應？`,
      (x) => `關於「${x}」，有沒有你不太確定的地方？`,
    ],
  },
  further: [
    (topic) => `可以再多說一點嗎？我們在談「${topic}」。`,
    (topic) => `說到「${topic}」，你還會想到甚麼？`,
    (topic) => `關於「${topic}」，別人對你說過甚麼？`,
  ],
}

export const REPLY_PHRASES: Readonly<Record<TopicScript, ReplyPhrases>> = {
  en: ENGLISH,
  'zh-hans': SIMPLIFIED,
  'zh-hant': TRADITIONAL,
}
