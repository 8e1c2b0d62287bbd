import type { SpeakingLevel, TopicScript } from '@lectern/domain/speaking'
import type { TopicKind } from '../topic-kind.ts'

/** What a topic is made ready with: words of our own around those of the student. */
type Frames = {
  readonly opening: (topic: string) => string
  readonly task: (topic: string) => string
  readonly points: Readonly<Record<TopicKind, readonly [string, string, string]>>
  readonly sentences: Readonly<Record<SpeakingLevel, readonly ((topic: string) => string)[]>>
}

const ENGLISH: Frames = {
  opening: (topic) => `Let us talk about “${topic}”. What comes to mind first?`,
  task: (topic) => `Give a short talk about “${topic}”.`,
  points: {
    describe: [
      'Say what or whom you are going to speak about, and how you know it.',
      'Describe it: give at least two details or a short story.',
      'Explain why it matters to you.',
    ],
    explain: [
      'Say what the topic means, in your own words.',
      'Explain how it works or what it takes, with an example.',
      'Say what your listeners can learn from it.',
    ],
    opinion: [
      'State your opinion in one or two clear sentences.',
      'Give two reasons, each with an example.',
      'Answer what somebody who disagrees would say, and conclude.',
    ],
  },
  sentences: {
    beginner: [
      (topic) => `I want to talk about ${topic}.`,
      () => 'I like this topic very much.',
      () => 'Many people have something to say about it.',
      () => 'Let me give you an example.',
      () => 'Thank you for listening to me.',
    ],
    intermediate: [
      (topic) => `The topic of my talk is ${topic}.`,
      () => 'There are several reasons why this is important.',
      () => 'I would like to begin with an example from my own life.',
      () => 'Other people may see this in a different way.',
      () => 'To sum up, there is still a lot to learn about it.',
    ],
    advanced: [
      (topic) => `Few subjects are discussed as often as ${topic}.`,
      () => 'At first sight the matter seems simple, but it deserves a closer look.',
      () => 'What is often overlooked is how much depends on the circumstances.',
      () => 'Critics might object that this conclusion goes too far.',
      () => 'In the end, everything depends on how we weigh the arguments.',
    ],
  },
}

const SIMPLIFIED: Frames = {
  opening: (topic) => `我们来谈谈“${topic}”。你首先会想到什么？`,
  task: (topic) => `请以“${topic}”为题，做一次简短的演讲。`,
  points: {
    describe: [
      '说明你要介绍什么，以及你是怎样认识它的。',
      '具体描述，至少说出两个细节或一个小故事。',
      '说明它为什么对你很重要。',
    ],
    explain: [
      '用自己的话说明主题的意思。',
      '解释它是怎样的，或者需要什么，并举一个例子。',
      '说明听众可以从中学到什么。',
    ],
    opinion: ['用一两句话清楚地说出你的看法。', '提出两个理由，每个理由举一个例子。', '回应不同的意见，然后作出总结。'],
  },
  sentences: {
    beginner: [
      (topic) => `我想谈谈${topic}。`,
      () => '我很喜欢这个话题。',
      () => '很多人对它都有自己的看法。',
      () => '我来举一个例子。',
      () => '谢谢大家听我说。',
    ],
    intermediate: [
      (topic) => `我今天的话题是${topic}。`,
      () => '这件事情很重要，有几个原因。',
      () => '我想先从自己生活中的例子说起。',
      () => '别人也许有不同的看法。',
      () => '总的来说，我们还有很多东西要学。',
    ],
    advanced: [
      (topic) => `很少有话题像${topic}这样经常被人讨论。`,
      () => '这个问题看起来很简单，其实值得仔细思考。',
      () => '人们常常忽略了具体情况的影响。',
      () => '也许有人会认为这样的结论太过分了。',
      () => '归根到底，一切都取决于我们怎样衡量这些理由。',
    ],
  },
}

const TRADITIONAL: Frames = {
  opening: (topic) => `我們來談談「${topic}」。你首先會想到甚麼？`,
  task: (topic) => `請以「${topic}」為題，作一次簡短的演講。`,
  points: {
    describe: [
      '說明你要介紹甚麼，以及你是怎樣認識它的。',
      '具體描述，至少說出兩個細節或一個小故事。',
      '說明它為甚麼對你很重要。',
    ],
    explain: [
      '用自己的話說明主題的意思。',
      '解釋它是怎樣的，或者需要甚麼，並舉一個例子。',
      '說明聽眾可以從中學到甚麼。',
    ],
    opinion: ['用一兩句話清楚地說出你的看法。', '提出兩個理由，每個理由舉一個例子。', '回應不同的意見，然後作出總結。'],
  },
  sentences: {
    beginner: [
      (topic) => `我想談談${topic}。`,
      () => '我很喜歡這個話題。',
      () => '很多人對它都有自己的看法。',
      () => '我來舉一個例子。',
      () => '謝謝大家聽我說。',
    ],
    intermediate: [
      (topic) => `我今天的話題是${topic}。`,
      () => '這件事情很重要，有幾個原因。',
      () => '我想先從自己生活中的例子說起。',
      () => '別人也許有不同的看法。',
      () => '總的來說，我們還有很多東西要學。',
    ],
    advanced: [
      (topic) => `很少有話題像${topic}這樣經常被人討論。`,
      () => '這個問題看起來很簡單，其實值得仔細思考。',
      () => '人們常常忽略了具體情況的影響。',
      () => '也許有人會認為這樣的結論太過分了。',
      () => '歸根到底，一切都取決於我們怎樣衡量這些理由。',
    ],
  },
}

export const FRAMES: Readonly<Record<TopicScript, Frames>> = {
  en: ENGLISH,
  'zh-hans': SIMPLIFIED,
  'zh-hant': TRADITIONAL,
}
