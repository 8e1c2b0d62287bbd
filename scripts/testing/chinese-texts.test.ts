import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { AREAS, CATALOGUES } from '../../packages/texts/src/catalogues.ts'

/** Words of the other script's readers, or of another spelling than the house's, with what stands here (docs/glossary.md). */
const RETIRED = {
  'zh-hant': {
    裡: '裏',
    什麼: '甚麼',
    著重: '着重',
    愈: '越',
    網路: '網絡',
    軟體: '軟件',
    隱私: '私隱',
    帳號: '帳戶',
    賬: '帳',
    套餐: '套裝',
    餘額: '結餘',
    視頻: '影片',
    默認: '預設',
    點擊: '按',
    內置引擎: '內置學習引擎',
    這份錄音: '這段錄音',
    稍候再試: '稍後再試',
    退還: '退回、退款',
    可留空: '可不填',
    這部裝置: '此裝置',
    這個裝置: '此裝置',
    您: '你',
  },
  'zh-hans': {
    裏: '里',
    帐: '账',
    电邮: '邮箱、邮件',
    档案: '文件',
    登出: '退出登录',
    储存: '保存',
    载入: '加载',
    搜寻: '搜索',
    连结: '链接',
    字段: '项目',
    舍弃: '丢弃',
    影片: '视频',
    送出: '发送',
    内置引擎: '内置学习引擎',
    这份录音: '这段录音',
    稍候再试: '稍后再试',
    这台设备: '此设备',
    这个设备: '此设备',
    请重试: '请再试一次',
    没能: '未能',
    退还: '退回、退款',
    可留空: '可不填',
    您: '你',
  },
} as const

/** What a student is given to talk about. */
const TOPICS = join(import.meta.dirname, '..', '..', 'server', 'src', 'modules', 'speaking', 'topics')

/** What only programs meet speaks of fields of a form. */
const OF_PROGRAMS = 'requests'

const HALF_WIDTH = /\p{Script=Han}[,;:!?()]|[,;:!?(]\p{Script=Han}|\p{Script=Han}\.(?:\s|$)/u
/** A file's size has a space before its unit, as a number before a character has. */
const UNSPACED = /\d(?:MB|kB)/
/** A student's own title, whatever it is written in, has marks around it, or a space. */
const UNMARKED = /\p{Script=Han}\{title\}|\{title\}\p{Script=Han}/u

describe.each(['zh-hant', 'zh-hans'] as const)('The texts in %s', (language) => {
  test.each(AREAS)('of %s keep to the words and marks of their readers', async (area) => {
    const texts = Object.entries((await CATALOGUES[area][language]()).default)
    const faults = texts.flatMap(([key, text]) => [
      ...Object.entries(RETIRED[language])
        .filter(([word]) => text.includes(word) && !(area === OF_PROGRAMS && word === '字段'))
        .map(([word, instead]) => `${area}.${key}: ${word} is ${instead} here`),
      ...(HALF_WIDTH.test(text) ? [`${area}.${key}: a mark of half width`] : []),
      ...(UNMARKED.test(text) ? [`${area}.${key}: a title without marks`] : []),
      ...(UNSPACED.test(text) ? [`${area}.${key}: no space before the unit`] : []),
    ])
    expect(faults).toEqual([])
  })

  test('of what is talked about keep to the words of their readers', () => {
    const files = readdirSync(TOPICS).filter((file) => file.endsWith(`.${language}.txt`))
    expect(files.length).toBeGreaterThan(0)
    const faults = files.flatMap((file) => {
      const text = readFileSync(join(TOPICS, file), 'utf8')
      return Object.keys(RETIRED[language]).flatMap((word) => (text.includes(word) ? [`${file}: ${word}`] : []))
    })
    expect(faults).toEqual([])
  })
})

test('Going through a set is 溫習 and 学习, coming back when due 複習 and 复习, in both scripts at the same places', async () => {
  const faults: string[] = []
  for (const area of AREAS) {
    const simplified: Readonly<Record<string, string>> = (await CATALOGUES[area]['zh-hans']()).default
    for (const [key, text] of Object.entries((await CATALOGUES[area]['zh-hant']()).default)) {
      const other = simplified[key] ?? ''
      if (text.includes('複習') !== other.includes('复习')) faults.push(`${area}.${key}: 複習 and 复习 are one word`)
      if (other.includes('温习')) faults.push(`${area}.${key}: 温习 is 学习 here`)
    }
  }
  expect(faults).toEqual([])
})
