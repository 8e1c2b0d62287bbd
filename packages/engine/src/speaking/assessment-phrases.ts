import type { TopicScript } from '@lectern/domain/speaking'
import type { Pace } from '../speaking-figures.ts'

/** The words of an assessment, in the language that was spoken. */
export interface AssessmentPhrases {
  readonly typedOnly: string
  readonly pace: Readonly<Record<Pace, (wordsPerMinute: number) => string>>
  readonly fillers: (count: number) => string
  readonly tooLittle: (words: number, needed: number) => string
  readonly diversity: Readonly<Record<'low' | 'fair' | 'high', string>>
  readonly grammar: (mistakes: number, words: number) => string
  readonly noMistakes: string
  readonly content: Readonly<Record<'off' | 'partly' | 'on', string>>
  readonly brief: string
  readonly nothingSaid: string
  readonly summary: (turns: number, words: number) => string
  readonly best: (criterion: string) => string
  readonly next: (criterion: string) => string
  readonly criteria: Readonly<Record<'fluency' | 'vocabulary' | 'grammar' | 'content', string>>
  readonly practise: Readonly<Record<'slow' | 'fast' | 'fillers' | 'vocabulary' | 'length' | 'topic' | 'more', string>>
  readonly rule: (message: string) => string
}

const ENGLISH: AssessmentPhrases = {
  typedOnly: 'You typed your turns: nothing can be said of how fluently you speak.',
  pace: {
    slow: (pace) =>
      `You spoke ${pace} words a minute. Around 110 to 170 is easy to follow: a little faster would help.`,
    even: (pace) => `You spoke ${pace} words a minute, which is easy to follow.`,
    fast: (pace) => `You spoke ${pace} words a minute. Slow down a little, so that everybody can follow.`,
  },
  fillers: (count) => (count === 1 ? ' One filler word was heard.' : ` ${count} filler words were heard.`),
  tooLittle: (words, needed) => `You said ${words} words; from about ${needed} on something can be said of this.`,
  diversity: {
    low: 'You used the same words again and again. Look for other words for the ones you use most.',
    fair: 'Your choice of words is varied enough to follow well. More precise words would make it richer.',
    high: 'Your choice of words is rich and varied.',
  },
  grammar: (mistakes, words) =>
    `${mistakes === 1 ? 'One mistake was' : `${mistakes} mistakes were`} found in ${words} words. Others may have gone unnoticed.`,
  noMistakes: 'No mistakes were found by the rules that this engine knows.',
  content: {
    off: 'None of the words of the topic came up. Name the topic, and say what it means to you.',
    partly: 'Few of the words of the topic came up.',
    on: 'The words of the topic came up.',
  },
  brief: ' Your turns were short: add a reason or an example to each.',
  nothingSaid: 'Nothing was said in this session.',
  summary: (turns, words) =>
    `You took ${turns === 1 ? 'one turn' : `${turns} turns`} and said ${words === 1 ? 'one word' : `${words} words`}.`,
  best: (criterion) => ` Your ${criterion} stood out.`,
  next: (criterion) => ` Work on your ${criterion} next.`,
  criteria: { fluency: 'fluency', vocabulary: 'vocabulary', grammar: 'grammar', content: 'content' },
  practise: {
    slow: 'Read a short text aloud every day, a little faster each time.',
    fast: 'Pause for a breath at the end of each sentence.',
    fillers: 'Stay silent for a moment instead of saying “um” or “you know”.',
    vocabulary: 'Write down three new words on this topic and use each in a sentence.',
    length: 'Answer each question with a statement, a reason and an example.',
    topic: 'Before you speak, write down three points about the topic.',
    more: 'Try the same topic again and speak a little longer.',
  },
  rule: (message) => `Grammar: ${message}`,
}

const SIMPLIFIED: AssessmentPhrases = {
  typedOnly: '你的发言是打字输入的，无法判断说话的流利程度。',
  pace: {
    slow: (pace) => `你每分钟说${pace}个字。每分钟160到280个字最容易听懂，可以再快一点。`,
    even: (pace) => `你每分钟说${pace}个字，速度适中，容易听懂。`,
    fast: (pace) => `你每分钟说${pace}个字，可以放慢一点，让大家都听得清楚。`,
  },
  fillers: (count) => `听到${count}个填充词。`,
  tooLittle: (words, needed) => `你说了${words}个字；大约说到${needed}个字以上才能作出判断。`,
  diversity: {
    low: '你反复使用相同的词语，可以为常用的词找一些别的说法。',
    fair: '你的用词有一定变化，如果更准确，内容会更丰富。',
    high: '你的用词丰富多样。',
  },
  grammar: (mistakes, words) => `在${words}个字中找到${mistakes}处错误，可能还有没有发现的错误。`,
  noMistakes: '按照现有的规则没有发现错误。',
  content: {
    off: '发言中没有出现主题的词语。可以先说出主题，再谈谈你的看法。',
    partly: '发言中出现了少量主题的词语。',
    on: '发言中出现了主题的词语。',
  },
  brief: '你的发言比较短，可以每次加上一个理由或例子。',
  nothingSaid: '这次练习没有发言。',
  summary: (turns, words) => `你发言${turns}次，一共说了${words}个字。`,
  best: (criterion) => `你的${criterion}表现最好。`,
  next: (criterion) => `接下来可以多练习${criterion}。`,
  criteria: { fluency: '流利程度', vocabulary: '词汇', grammar: '语法', content: '内容' },
  practise: {
    slow: '每天朗读一段短文，每次稍微快一点。',
    fast: '每句话说完以后停一停，换一口气。',
    fillers: '需要思考的时候先停一停，不要说“嗯”或“那个”。',
    vocabulary: '写下三个与主题有关的新词，每个造一个句子。',
    length: '回答每个问题时，先说看法，再说理由，最后举例。',
    topic: '开口以前，先写下关于主题的三个要点。',
    more: '用同一个主题再练习一次，多说几句。',
  },
  rule: (message) => `语法：${message}`,
}

const TRADITIONAL: AssessmentPhrases = {
  typedOnly: '你的發言是打字輸入的，無法判斷說話的流利程度。',
  pace: {
    slow: (pace) => `你每分鐘說${pace}個字。每分鐘160到280個字最容易聽懂，可以再快一點。`,
    even: (pace) => `你每分鐘說${pace}個字，速度適中，容易聽懂。`,
    fast: (pace) => `你每分鐘說${pace}個字，可以放慢一點，讓大家都聽得清楚。`,
  },
  fillers: (count) => `聽到${count}個填充詞。`,
  tooLittle: (words, needed) => `你說了${words}個字；大約說到${needed}個字以上才能作出判斷。`,
  diversity: {
    low: '你反覆使用相同的詞語，可以為常用的詞找一些別的說法。',
    fair: '你的用詞有一定變化，如果更準確，內容會更豐富。',
    high: '你的用詞豐富多樣。',
  },
  grammar: (mistakes, words) => `在${words}個字中找到${mistakes}處錯誤，可能還有沒有發現的錯誤。`,
  noMistakes: '按照現有的規則沒有發現錯誤。',
  content: {
    off: '發言中沒有出現主題的詞語。可以先說出主題，再談談你的看法。',
    partly: '發言中出現了少量主題的詞語。',
    on: '發言中出現了主題的詞語。',
  },
  brief: '你的發言比較短，可以每次加上一個理由或例子。',
  nothingSaid: '這次練習沒有發言。',
  summary: (turns, words) => `你發言${turns}次，一共說了${words}個字。`,
  best: (criterion) => `你的${criterion}表現最好。`,
  next: (criterion) => `接下來可以多練習${criterion}。`,
  criteria: { fluency: '流利程度', vocabulary: '詞彙', grammar: '語法', content: '內容' },
  practise: {
    slow: '每天朗讀一段短文，每次稍微快一點。',
    fast: '每句話說完以後停一停，換一口氣。',
    fillers: '需要思考的時候先停一停，不要說「嗯」或「那個」。',
    vocabulary: '寫下三個與主題有關的新詞，每個造一個句子。',
    length: '回答每個問題時，先說看法，再說理由，最後舉例。',
    topic: '開口以前，先寫下關於主題的三個要點。',
    more: '用同一個主題再練習一次，多說幾句。',
  },
  rule: (message) => `語法：${message}`,
}

export const ASSESSMENT_PHRASES: Readonly<Record<TopicScript, AssessmentPhrases>> = {
  en: ENGLISH,
  'zh-hans': SIMPLIFIED,
  'zh-hant': TRADITIONAL,
}
