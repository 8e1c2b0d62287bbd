import { loadSpeaker } from '@lectern/texts/compile'
import { expect, test } from 'vitest'
import { applyReplacements } from '../mistake.ts'
import { findChineseMistakes } from './find-mistakes.ts'

const corrected = async (text: string): Promise<string> => applyReplacements(text, await findChineseMistakes(text))

test.each([
  // wrong characters
  ['暑假以经过去了。', '暑假已经过去了。'],
  ['我因该早点做业。', '我应该早点作业。'],
  ['他迫不急待地打开书藉。', '他迫不及待地打开书籍。'],
  ['那是一坐山。', '那是一座山。'],
  ['我再家里看书。', '我在家里看书。'],
  ['他象爸爸一样高。', '他像爸爸一样高。'],
  ['你要去那里？', '你要去哪里？'],
  ['我們因該好好學習。', '我們應該好好學習。'],
  // 的 地 得
  ['他高兴的跳了起来，认真的写作业。', '他高兴地跳了起来，认真地写作业。'],
  ['他跑的很快。', '他跑得很快。'],
  ['妹妹安靜的看書。', '妹妹安靜地看書。'],
  ['这是我地书包。', '这是我的书包。'],
  // punctuation
  ['今天很好,我们去公园.', '今天很好，我们去公园。'],
  ['你好吗?我很好!', '你好吗？我很好！'],
  ['他走了。。。', '他走了……'],
  ['苹果、香蕉、和梨都好吃。', '苹果、香蕉和梨都好吃。'],
  ['他说"我来了"。', '他说“我来了”。'],
  ['他說"我來了"。', '他說「我來了」。'],
  ['今天天气很好，我们一起去公园玩', '今天天气很好，我们一起去公园玩。'],
  // wording
  ['通过这次活动，使我明白了道理。', '通过这次活动，我明白了道理。'],
  ['迟到的原因是因为堵车。', '迟到的原因是堵车。'],
  ['大约有三十个人左右。', '大约有三十个人。'],
  ['我们要防止不再发生事故。', '我们要防止发生事故。'],
  ['只有努力，我们就能成功。', '只有努力，我们才能成功。'],
  ['只要努力，我们才能成功。', '只要努力，我们就能成功。'],
  ['虽然很累，而且我很高兴。', '虽然很累，但是我很高兴。'],
  ['十几个同学们在跑步。', '十几个同学在跑步。'],
  ['我们要改正改善学习成绩。', '我们要改正提高学习成绩。'],
  ['我的的书丢了。', '我的书丢了。'],
  // scripts
  ['我們的學校很美麗，同学都喜歡這裏的圖書館和操場。', '我們的學校很美麗，同學都喜歡這裏的圖書館和操場。'],
  [
    '回家以后我洗了頭发，吃了麵包，然後才開始溫習功課，準備明天的考試。',
    '回家以後我洗了頭髮，吃了麵包，然後才開始溫習功課，準備明天的考試。',
  ],
  ['我们的學校很美丽，同学都喜欢这里的图书馆和操场。', '我们的学校很美丽，同学都喜欢这里的图书馆和操场。'],
])('%s → %s', async (text, right) => {
  expect(await corrected(text)).toBe(right)
})

test.each([
  '我们可以经过这条路，也可以经常来这里。',
  '他已后悔了，可是易所已经关门。',
  '认真的学习态度很重要，美丽的公园里有很多人。',
  '他说的很对，我们得努力学习，这道题难得很。',
  '元旦是新年的第一天，万一但愿不会发生什么事。',
  '这样做用户会满意，做文章要认真，做业务要诚实。',
  '手机是一把双刃剑，关键在于我们如何使用它。',
  '學校裏有皇后的畫像，一隻貓坐在乾淨的桌面上，里長來了。',
  '他一面跑一面喊，幹部們都在準備複習的材料，關係很好。',
  '圓周率約為3.14，他用iPhone上網（Wi-Fi很快）。',
  '不了了之的事情是是非非，的的确确不少。',
  '我喜欢唱歌、跳舞和画画。',
])('nothing is wrong with: %s', async (text) => {
  expect(await findChineseMistakes(text)).toEqual([])
})

test('words are quoted in the script of the essay, whatever language it is spoken of in', async () => {
  const speaker = await loadSpeaker()
  const [simplified] = await findChineseMistakes('他们以经来了。')
  const [traditional] = await findChineseMistakes('他們以經來了。')
  const said = [simplified, traditional].map((mistake) =>
    (['en', 'zh-hans', 'zh-hant'] as const).map((language) => mistake && speaker.word(language, mistake.remark)),
  )
  expect(said).toEqual([
    ['Wrong character: write “已经”.', '错别字：应写作“已经”。', '錯別字：應寫作「已经」。'],
    ['Wrong character: write “已經”.', '错别字：应写作“已經”。', '錯別字：應寫作「已經」。'],
  ])
  expect(traditional?.replacement).toBe('已經')
})
