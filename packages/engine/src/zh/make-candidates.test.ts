import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCandidates, proposeCandidates } from '../cards/find-candidates.ts'
import { parseDocument } from '../document.ts'
import { chanceOf } from '../ranker.ts'
import { RANKER } from './data/ranker.ts'
import { chineseCandidates } from './make-candidates.ts'
import { featuresOf, rankingOf } from './rank.ts'
import { inScript, simplifiedShadow } from './simplified.ts'

/** The best card of `text`, as 'rule | question | answer'. */
function bestCard(text: string): string | undefined {
  const [best] = chineseCandidates(parseDocument(text)).toSorted((a, b) => b.score - a.score)
  return best && `${best.rule} | ${best.question} | ${best.answer}`
}

test.each([
  ['渗透作用是指水分子通过半透膜的扩散。', 'strong-definition | 什么是渗透作用？ | 水分子通过半透膜的扩散'],
  ['抗原是能引起免疫反应的物质。', 'definition | 什么是抗原？ | 能引起免疫反应的物质'],
  ['内部碎片是页面之内浪费的空间。', 'definition | 什么是内部碎片？ | 页面之内浪费的空间'],
  ['没有细胞核的细胞称为无核细胞。', 'naming | 没有细胞核的细胞称为什么？ | 无核细胞'],
  ['實體記憶體中對應的區塊則稱為「頁框」，大小是固定的。', 'naming | 實體記憶體中對應的區塊稱為什麼？ | 頁框'],
  ['元廷退居漠北，史称北元。', 'naming | 元廷退居漠北，史称什么？ | 北元'],
  ['- 由细胞外液构成的液体环境叫做内环境', 'naming | 由细胞外液构成的液体环境称为什么？ | 内环境'],
  ['人们把物体位置的变化叫做机械运动。', 'naming | 物体位置的变化称为什么？ | 机械运动'],
  ['季風是隨季節變化而改變方向的風。', 'definition | 什麼是季風？ | 隨季節變化而改變方向的風'],
  ['重力是由于地球的吸引而使物体受到的力。', 'definition | 什么是重力？ | 由于地球的吸引而使物体受到的力'],
  ['1911年10月10日，武昌起义爆发。', 'date | 武昌起义爆发是在什么时候？ | 1911年10月10日'],
  [
    '货币具有价值尺度、流通手段、贮藏手段和支付手段四种职能。',
    'enumeration | 货币具有哪四种职能？ | 价值尺度、流通手段、贮藏手段和支付手段',
  ],
  ['染色质主要由DNA和蛋白质组成。', 'enumeration | 染色质主要由什么组成？ | DNA和蛋白质'],
  ['施莱登和施旺创立了细胞学说。', 'agent | 谁创立了细胞学说？ | 施莱登和施旺'],
  ['1912年1月1日，临时政府在南京宣告正式成立。', 'date | 临时政府在南京宣告正式成立是在什么时候？ | 1912年1月1日'],
  ['同盟会于1905年在东京成立。', 'date | 同盟会在东京成立是在哪一年？ | 1905年'],
  ['佛教於公元372年正式傳入韓國。', 'date | 佛教在哪一年正式傳入韓國？ | 公元372年'],
  [
    '1256年，段兴智前往漠北和林皇宫觐见蒙哥，被蒙哥任命为大理总管。',
    'date | 段兴智前往漠北和林皇宫觐见蒙哥是在哪一年？ | 1256年',
  ],
  [
    '1947年3月15日，中国国民党第六届中央执行委员会第三次全体会议在南京开幕。',
    'date | 中国国民党第六届中央执行委员会第三次全体会议在南京开幕，是在什么时候？ | 1947年3月15日',
  ],
  ['博士学位由国务院批准的高等学校授予。', 'agent | 博士学位由谁授予？ | 国务院批准的高等学校'],
  ['- 主键：能够唯一标识一条记录的属性或属性组', 'glossary-entry | 什么是主键？ | 能够唯一标识一条记录的属性或属性组'],
  ['- 罗伯特·胡克：英国人，细胞的发现者和命名者', 'glossary-entry | 罗伯特·胡克是谁？ | 英国人，细胞的发现者和命名者'],
])('%s', (text, card) => {
  expect(bestCard(text)).toBe(card)
})

test.each([
  '这是指水分子通过半透膜的扩散。',
  '它是细胞进行有氧呼吸的主要场所。',
  '該過程是指水分子通過半透膜的擴散。',
  '由岩浆冷却凝固形成的岩石称为岩浆岩。',
  '玉米是我国北方种植的重要的粮食作物。',
  '如图所示，渗透作用是指水分子通过半透膜的扩散。',
  '什么是渗透作用的主要条件和影响因素呢？',
  '请说明渗透作用是指水分子通过半透膜的扩散。',
  '上述方法是一种能够提高效率的管理手段。',
  '于是鲁国的使者不再向君主请求援助的机会。',
  '图2：生长素与乙烯的关系',
  '2015年，耕地面积有49,100公顷，占总面积的11.9%。',
  '如果有效比特为零，硬件就会触发分页错误。',
  '帝国位于欧洲东部。',
  '- 思想基础：资产阶级革命思想得到迅速的传播',
  '- 区分服务：获得更好的服务',
  '- 高溫星：較大、較高溫的恆星發出紫外線',
  '2008年，马英九在总统选举中胜出。',
  '由于西班牙籍的枢机近期发表言论，乌尔班感到愤怒和恐慌。',
  '2009年4月，中国国家文物局的考古研究显示，明长城全长8851.8公里。',
  '1929年2月，国民政府第十九次国务会议确定为全国模范县，直属国民政府。',
  '宋文帝在452年趁拓跋焘遇弑之机会，派军进行第三次北伐。',
  '臺灣於2017年中華民國大法官釋憲認定現行法律未保障同性婚姻違憲。',
  '1848年，丹麦进占什列斯威和霍尔斯坦两公国的行动，使得丹麦和德意志邦联爆发了战争。',
  '1854年东西伯利亚总督穆拉维约夫说中国一旦发生政变，也不应容许中国扩张。',
  '611年，农民起义爆发。',
  '1958年，梅塞尔森和斯塔尔（美国）以大肠杆菌为实验材料，运用同位素标记技术证明了假说。',
  '沃森和克里克发表了一篇论文。',
  '- 生物进化的实质：种群基因频率的改变。',
  '这条约是胜利者强加于失败者的和平。',
  '学位法规定博士研究生指导教师应当认真履行职责。',
  '商鞅变法使秦国的国力迅速增强，为秦统一六国奠定了基础。',
])('%s gives no card', (text) => {
  expect(chineseCandidates(parseDocument(text))).toEqual([])
})

test.each(['镜泊湖是中国最大的火山熔岩堰塞湖。', '网络为经济发展注入新的活力。', '新北市政府是新北市的最高行政机关。'])(
  '%s says nothing that is worth asking',
  (text) => {
    expect(findCandidates(parseDocument(text))).toEqual([])
  },
)

test.each([
  ['叶绿体是能进行光合作用的细胞器，含有叶绿素。', '叶绿体是什么？', '能进行光合作用的细胞器'],
  ['鲁迅是中国现代文学的作家，原名周树人。', '鲁迅是谁？', '中国现代文学的作家'],
  ['俄语属于斯拉夫语族的东斯拉夫语支。', '俄语属于什么？', '斯拉夫语族的东斯拉夫语支'],
  ['防火墙是一种安全设备，根据规则控制网络流量。', '防火墙是什么？', '一种安全设备，根据规则控制网络流量'],
])('%s is asked for what it says of its subject', (text, question, answer) => {
  expect(chineseCandidates(parseDocument(text))).toContainEqual(
    expect.objectContaining({ rule: 'identity', question, answer }),
  )
})

test('what a ranker knows of a definition tells it from a remark', () => {
  const lesson = readFileSync(join(import.meta.dirname, '../../test-material/immunity.tc.txt'), 'utf8')
  const document = parseDocument(`${lesson}\n\n皮膚是人體健康的重要標誌之一。\n`)
  const chances = new Map(
    proposeCandidates(document).map((card) => [card.question, chanceOf(RANKER, featuresOf(card, rankingOf(document)))]),
  )
  expect(chances.get('什麼是免疫系統？')).toBeGreaterThan(0.8)
  expect(chances.get('皮膚是什麼？')).toBeLessThan(0.3)
})

test('an entry among definitions is one of a glossary, one among labels a line of notes, which gives no card by itself', () => {
  const entry = '- 光学望远镜：收集可见光的望远镜'
  const rulesOf = (text: string) => chineseCandidates(parseDocument(text)).map(({ rule }) => rule)
  expect(rulesOf(`${entry}\n- 射电望远镜：接收射电波的望远镜`)).toEqual(['glossary-entry', 'glossary-entry'])
  const labels = `${entry}\n- 价格：大约三千元左右\n- 重量：大约两公斤左右`
  expect(rulesOf(labels)).toEqual(['noted-entry'])
  expect(findCandidates(parseDocument(labels))).toEqual([])
})

test('clauses between semicolons are read one by one', () => {
  const text = '冷锋是指冷气团主动向暖气团移动的锋；暖锋是指暖气团主动向冷气团移动的锋。'
  expect(chineseCandidates(parseDocument(text)).map(({ question }) => question)).toEqual([
    '什么是冷锋？',
    '什么是暖锋？',
  ])
})

test('both scripts of a text give the same cards', () => {
  const text = readFileSync(join(import.meta.dirname, '../../test-material/xinhai.sc.txt'), 'utf8')
  const cards = chineseCandidates(parseDocument(text))
  const others = chineseCandidates(parseDocument(inScript(text, 'traditional')))
  expect(cards.length).toBeGreaterThan(12)
  expect(others.map(({ rule, question }) => [rule, simplifiedShadow(question)])).toEqual(
    cards.map(({ rule, question }) => [rule, question]),
  )
})
