import { expect, test } from 'vitest'
import { makeCards } from '../cards.ts'

const questions = (text: string): string[] => makeCards(text, { limit: 50 }).map(({ question }) => question)

test('the date of a deed is asked for, that of an episode is not', () => {
  const founded = '同盟会是革命团体。1905年8月，孙中山在东京成立了同盟会。同盟会发动了多次起义。'
  expect(questions(founded).join()).toContain('成立了同盟会')
  expect(questions('梅艳芳是歌手。2006年，梅艳芳在香港体育馆演唱夕阳之歌。梅艳芳很受欢迎。')).toEqual([])
})

test('a clause is no term, and a term in its own words is no definition', () => {
  expect(questions('卡特中心发表声明，指卡特早前接受手术，切除一块小肿块。')).toEqual([])
  expect(questions('印度尼西亚经济是指印度尼西亚的经济状况。')).toEqual([])
  expect(questions('渗透作用是指水分子通过半透膜的扩散。')).toEqual(['什么是渗透作用？'])
})

test('what something ranks as is not what it is', () => {
  const zones = 'The proliferative zone is the next layer toward the bone. Cells divide in the proliferative zone.'
  expect(questions(zones)).toEqual([])
  const plate = 'The growth plate is a layer of cartilage in a growing bone. Cells divide in the growth plate.'
  expect(questions(plate)).toEqual(['What is the growth plate?'])
})

test('a field of notes, a task and praise say nothing of what a thing is', () => {
  for (const text of [
    '状态：dp[i] 表示组成目标和为 i 的排列的总数。',
    '返回值是指交换后的链表的头节点。',
    '二维数组是指理解如何通过容器模拟二维字符矩阵。',
    '指令系统是连接软件和硬件的桥梁。指令系统有很多种。指令系统很重要。',
  ])
    expect(questions(text)).toEqual([])
})

test('a name that can be read off its question is not asked for', () => {
  expect(questions('芝加哥大学简称芝大。芝加哥大学在伊利诺伊州。')).toEqual([])
})

/** Questions with their answers: 'question | answer'. */
const cards = (text: string): string[] =>
  makeCards(text, { limit: 50 }).map(({ question, answer }) => `${question} | ${answer}`)

test.each([
  'Presbyopia is a deficit of vision similar to a different type of farsightedness called hyperopia.',
  'FreedomWorks is an offshoot of the interest group Citizens for a Sound Economy.',
  'Negative feedback loops are the predominant mechanism used in the regulation of the body.',
  'The new equilibrium (E1) is an output level of 206 and a price level of 92.',
  'The Monte Carlo estimate is an unbiased estimate of the mean.',
  'Inventories is a small category that refers to goods which have not yet been sold to consumers.',
  'Autism spectrum disorder is probably the most misunderstood and puzzling of the disorders of development.',
  'Borderline personality disorder is comorbid with anxiety, mood, and substance use disorders.',
  'Major depressive disorder is a serious and incapacitating condition that can have a devastating effect on life.',
  'Learning disabilities are considered specific impairments of the nerves rather than of all that one does.',
  'Hydrogen bonds are the backbones of the protein.',
  'Key terms\n\n- Type definitions: a powerful way to think about abstract types',
  'Vessel elements are cells of the xylem with thinner walls.',
  'Angiosperms are the dominant form of plant life in most ecosystems on land.',
  'Modern birds are the descendants of dinosaurs with feathers.',
  'The APA is a professional organization that represents the psychologists of a country.',
  'There are three types of descent: patrilineal, which follows the line of the father only.',
  'Banks are a component of the payment system of a country. A country has banks.',
  'Despotism is a legitimate mode of government in dealing with barbarians. Despotism lasts.',
  'Economics is an important concept in all areas of thought. Economics is old.',
  'Instincts are innate behaviors that are triggered by a broader range of events.',
])('%s only remarks on it', (text) => {
  expect(cards(text)).toEqual([])
})

test('a plain lesson gives names, reasons and dates', () => {
  const lesson = `James Watt improved the steam engine. Because steam engines did not depend on running water, factories
could be built in towns. Towns such as Manchester grew quickly.

In 1928, Alexander Fleming discovered penicillin. Fleming worked in London. Fleming was a doctor.

Water is taken up by the roots and carried to the leaves through tubes called xylem.`
  expect(cards(lesson).toSorted()).toEqual([
    'Water is taken up by the roots and carried to the leaves through tubes called ______. | Xylem',
    'When did Alexander Fleming discover penicillin? | 1928',
    'Why could factories be built in towns? | Because steam engines did not depend on running water',
  ])
})

test('a row of examples in a list of words says of none what it is', () => {
  const list = `Vocabulary

Osmosis: the movement of water through a membrane
Diffusion: the spread of particles from where they are many to where they are few
Ancient oils: flax, sesame, imported olive
Turgor: the pressure of water within a plant cell`
  const asked = questions(list)
  expect(asked.filter((question) => /Turgor|Osmosis/.test(question)).length).toBeGreaterThan(0)
  expect(asked.filter((question) => /oils/.test(question))).toEqual([])
})

/** More sentences than a student's own note has, none of which gives a card. */
const LONG = 'Growth can differ between plates. '.repeat(70)

test('a long text gives a blank for a term, and none for one of several things', () => {
  expect(
    cards(`${LONG}Hyphae can form a tangled network called a mycelium and form the body of fleshy fungi.`),
  ).toEqual(['Hyphae can form a tangled network called a(n) ______ and form the body of fleshy fungi. | Mycelium'])
  expect(cards('One method that is used for bringing foreign genes into cells is called electroporation.')).toEqual([])
})

test('what was told of before is no blank, nor is a name that two sentences give a card', () => {
  expect(
    cards('When an acid reacts with a base, a salt and water form. This reaction is called neutralization.'),
  ).toEqual([])
  expect(
    cards('The periodic recalibrations have led to an interesting observation known as the Flynn effect.'),
  ).toEqual([])
})

test('a question stands under no heading that is one of its answers, and under no figure', () => {
  const tests = `## Self-report inventories

The two types of personality tests are self-report inventories and projective tests. Self-report inventories ask people.
Self-report inventories are tests. Many self-report inventories are long.`
  expect(
    cards(tests)
      .filter((card) => card.includes('two types'))
      .join(),
  ).not.toContain('[')
  const figure = `## Meat powder → salivation

Salivation is a flow of saliva that meat powder sets off. Meat powder is given. Salivation follows meat powder.`
  expect(cards(figure).join()).not.toContain('→')
})

test('letters in a list of works are not asked for', () => {
  expect(cards('International classification of diseases (ICD).\n\nThe ICD is old. The ICD is new.')).toEqual([])
})

test('one term is asked for once, by its meaning or by its name', () => {
  const text = `## Records

Laws that oblige the government to make its records available to the public are called **sunshine laws**.

## Glossary

- sunshine law: a law that obliges the government to make its records available to the public`
  expect(cards(text)).toHaveLength(1)
})

test('a name that begins with an A. is no mark of an answer', () => {
  const text = 'How often do mutations of the genome occur?\n\nA. thaliana is a mustard in which mutations occur often.'
  expect(cards(text).join()).not.toContain('| thaliana')
})

test('a heading of a box, and one without letters, is no title of what follows', () => {
  const text = `# What is Government?

## Fishing Regulations

Fishing regulations change. Fishing is dear. Fishing regulations are made by states. Rivers are long. Seas are wide.
Lakes are deep.

Politics is the process by which choices are made about who gets which resources of a society.`
  expect(cards(text).filter((card) => card.includes('politics'))).toEqual([
    'What is politics? | The process by which choices are made about who gets which resources of a society',
  ])
})

test.each([
  '三角关系是指一个三个人的群体陷入了类似以下的状况。',
  '教育局回应指游行属个人表达取态行为，强制教师参加游行的做法并不恰当。',
  '硼砂是制造光学玻璃、珐琅和瓷釉的原料。硼砂是白色的。硼砂溶于水。',
  '坚持群众路线，就是要坚持人民是推动历史发展的根本力量。',
  '谢尔吉修道院由一位著名的宗教活动家创建。',
  '银纹笛鲷，又称紫红笛鲷，俗名红槽，为笛鲷科的一个种。',
  '激素调节的特点有哪些？\n\n- ；\n- ；\n- 。',
  '- 原生节理：如玄武岩浆冷却收缩形成的节理',
])('%s gives no card', (text) => {
  expect(cards(text)).toEqual([])
})

test('a lesson of history in Chinese gives its events, however short it is', () => {
  const asked = questions(
    '辛亥革命推翻了清朝。1911年10月10日，武昌起义爆发。三民主义是指民族主义、民权主义和民生主义。',
  )
  expect(asked.map((question) => question.replace(/^【.*】/, ''))).toEqual(
    expect.arrayContaining(['武昌起义爆发是在什么时候？', '什么是三民主义？']),
  )
})

test('a list of foreign words is asked for in Chinese too', () => {
  const words =
    '# 生物词汇\n\n- osmosis：水分子的渗透作用\n- diffusion：分子的扩散作用\n- membrane：细胞的薄膜\n- inhibit：抑制某种作用'
  expect(questions(words).join()).toContain('osmosis')
})
