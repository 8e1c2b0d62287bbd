import type en from './en.ts'

export default {
  // How much was said: English in words, Chinese in characters.
  words: '{count, number} 个词',
  characters: '{count, number} 个字',
  nothing: '这次练习没有发言。',
  tooLittle: '你说了 {amount}；说到大约 {needed} 个以上，才能作出判断。',
  summary: '你发言 {turns, number} 次，一共说了 {amount}。',
  summaryTyped: '你发言 {turns, number} 次，一共写了 {amount}。',
  best: '你的{criterion}表现最好。',
  next: '接下来可以多练习{criterion}。',
  criterion_fluency: '流畅度',
  criterion_vocabulary: '词汇',
  criterion_grammar: '语法',
  criterion_content: '内容',
  // Fluency.
  typedOnly: '你的发言是打字输入的，无法判断说话是否流畅。',
  pace_slow: '你每分钟说 {amount}。每分钟 {from} 到 {to} 个最容易听懂，可以再快一点。',
  pace_even: '你每分钟说 {amount}，速度适中，容易听懂。',
  pace_fast: '你每分钟说 {amount}，可以放慢一点，让大家都听得清楚。',
  fillers: '听到 {count, number} 个口头禅。',
  // Vocabulary.
  diversity_low: '你反复使用相同的词语，可以为常用的词找一些别的说法。',
  diversity_fair: '你的用词有一定变化，如果更准确，内容会更丰富。',
  diversity_high: '你的用词丰富多样。',
  // Grammar.
  mistakes: '在 {amount}中找到 {mistakes, number} 处错误，可能还有没有发现的错误。',
  noMistakes: '按照现有的规则没有发现错误。',
  // Content.
  content_off: '发言中没有出现话题的词语。可以先说出话题，再谈谈你的看法。',
  content_partly: '发言中出现了少量话题的词语。',
  content_on: '发言中出现了话题的词语。',
  brief: '你的发言比较短，可以每次加上一个理由或例子。',
  // What to practise.
  practise_rule: '语法：{rule}',
  practise_slow: '每天朗读一段短文，每次稍微快一点。',
  practise_fast: '每句话说完以后停一停，换一口气。',
  practise_fillers: '需要思考的时候先停一停，不要说“嗯”“那个”或“um”。',
  practise_vocabulary: '写下三个与话题有关的新词，每个造一个句子。',
  practise_length: '回答每个问题时，先说看法，再说理由，最后举例。',
  practise_topic: '开口以前，先写下关于话题的三个要点。',
  practise_more: '用同一个话题再练习一次，多说几句。',
} satisfies Record<keyof typeof en, string>
