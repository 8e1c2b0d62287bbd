import type en from './en.ts'

export default {
  // How much was said: English in words, Chinese in characters.
  words: '{count, number} 個詞',
  characters: '{count, number} 個字',
  nothing: '這次練習沒有發言。',
  tooLittle: '你說了 {amount}；說到大約 {needed} 個以上，才能作出判斷。',
  summary: '你發言 {turns, number} 次，一共說了 {amount}。',
  summaryTyped: '你發言 {turns, number} 次，一共寫了 {amount}。',
  best: '你的{criterion}表現最好。',
  next: '接下來可以多練習{criterion}。',
  criterion_fluency: '流暢度',
  criterion_vocabulary: '詞彙',
  criterion_grammar: '文法',
  criterion_content: '內容',
  // Fluency.
  typedOnly: '你的發言是打字輸入的，無法判斷說話是否流暢。',
  pace_slow: '你每分鐘說 {amount}。每分鐘 {from} 至 {to} 個最容易聽懂，可以再快一點。',
  pace_even: '你每分鐘說 {amount}，速度適中，容易聽懂。',
  pace_fast: '你每分鐘說 {amount}，可以放慢一點，讓大家都聽得清楚。',
  fillers: '聽到 {count, number} 個口頭禪。',
  // Vocabulary.
  diversity_low: '你反覆使用相同的詞語，可以為常用的詞找一些別的說法。',
  diversity_fair: '你的用詞有一定變化，如果更準確，內容會更豐富。',
  diversity_high: '你的用詞豐富多樣。',
  // Grammar.
  mistakes: '在 {amount}中找到 {mistakes, number} 處錯誤，可能還有未發現的錯誤。',
  noMistakes: '按照現有的規則沒有發現錯誤。',
  // Content.
  content_off: '發言中沒有出現話題的詞語。可以先說出話題，再談談你的看法。',
  content_partly: '發言中出現了少量話題的詞語。',
  content_on: '發言中出現了話題的詞語。',
  brief: '你的發言比較短，可以每次加上一個理由或例子。',
  // What to practise.
  practise_rule: '文法：{rule}',
  practise_slow: '每天朗讀一段短文，每次稍微快一點。',
  practise_fast: '每句話說完以後停一停，換一口氣。',
  practise_fillers: '需要思考的時候先停一停，不要說「嗯」「那個」或「um」。',
  practise_vocabulary: '寫下三個與話題有關的新詞，每個造一個句子。',
  practise_length: '回答每個問題時，先說看法，再說理由，最後舉例。',
  practise_topic: '開口以前，先寫下關於話題的三個要點。',
  practise_more: '用同一個話題再練習一次，多說幾句。',
} satisfies Record<keyof typeof en, string>
