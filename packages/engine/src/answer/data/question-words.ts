const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Words of an English question that say how it is asked, not what about. */
export const ASKING_WORDS = words(`
what what's whats who who's whos whom whose which when where why how how's hows please explain describe define tell
give list state name outline discuss compare contrast distinguish summarise summarize mean means meaning meant
definition define difference differences differ different between about according notes note text material material's
say says said know want understand help me my i us you your can could would should do does did is are was were has have
had hi hello hey thanks thank ok okay example examples briefly detail details simple terms kind sort question answer
really exactly actually also else more happen happens happened there their it its they them this that these those he she
his her him sentence sentences word words short i'm you're we're they're it's he's she's i've you've i'd don't doesn't didn't
isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't hasn't haven't n't s re ve ll isn nobody somebody
everybody anybody someone anyone everyone stuff whatever anyway then`)

/** Words that carry little of what a question is about: notes often put them otherwise. In their stems. */
export const FAINT_STEMS = words(`
work important main major key role purpose function use involv affect effect caus reason result type feature
characteristic property call known occur happen process way thing part get make made do need come start begin began
end place take took term concept idea relat influenc contribut lead impact significanc advantag disadvantag year time
person people stuff get big come go look find put let tri try keep thing good bad count inventor invent discover discoverer found form creat consist contain`)

/** Words of a Chinese question that say how it is asked, in simplified characters. */
export const CHINESE_ASKING_WORDS = words(`
什么 甚么 啥 谁 为什么 为何 怎么 怎样 怎么样 如何 哪些 哪个 哪里 哪儿 哪 何时 何地 何谓 多少 几 几个 几种 是否 吗 呢 请 请问 解释 说明 介绍 一下
简述 简介 概述 列举 举例 举例说明 例子 比如 例如 试述 论述 分析 阐述 描述 是 是指 指 意思 含义 定义 根据 按照 材料 笔记 课文 文中 文章 告诉 我
你 我们 能 能否 可以 可否 区别 不同 差异 差别 异同 分别 比较 对比 相比 之间 和 与 跟 同 及 的 了 有 有关 关于 知道 想 想知道 总结 内容 它 它们
他 她 他们 这 那 这个 那个 这些 那些 其 会 要 应该 到底 究竟 一句 话 还有 另外 哪一年 哪年 年 时候 什么时候 个 种 被 在 于 由 对 叫 叫做 称为 称
何 者 又 也 都 干嘛 干吗 干什么 怎么 弄 好几 到哪 哪来 还 就 才 最 很 太 吧 呀 啊 以后 之后 后来 最后 现在 一共 一起 全都 全 那 那套 那时 里 里面
上 下 过 去 来 到 把 让 给 光 有时 大概 反而 比较 一定 同时 照样`)

/** Chinese words that carry little of what a question is about. */
export const CHINESE_FAINT_WORDS = words(`
作用 功能 用途 特点 特征 原因 结果 影响 意义 过程 步骤 方法 方式 主要 重要 优点 缺点 好处 坏处 组成 构成 包括 包含 分为 类型 种类 发生 进行 产生
造成 导致 引起 出现 使用 利用 开始 结束 发明 发现 提出 建立 关系 条件 内容 表现 部分 需要 属于 存在 具有 一个 一种 两个 时间 名字 大部分 一样 做 打 用 有用 算`)

/** Stems that say the same in notes: each is searched for as the first of its line. */
export const SAME_STEMS: readonly (readonly string[])[] = [
  'advantag benefit pro merit strength',
  'disadvantag drawback con weak downsid',
  'begin start began begun commenc',
  'function role purpos task job',
  'caus lead led produc trigger',
  'invent creat develop devis',
  'big larg great',
  'show demonstrat reveal',
  'kil die death dead died',
  'build built construct',
  'speed fast quick rapid',
  'stor storag',
  'equat formula',
  'boundary border edg',
  'remov eliminat',
  'get obtain acquir gain',
].map((line) => line.split(' '))

export const CHINESE_SAME_WORDS: readonly (readonly string[])[] = [
  '作用 功能 用途',
  '优点 好处 优势',
  '缺点 坏处 劣势 弊端',
  '特点 特征',
  '导致 引起 造成',
  '种类 类型',
  '含有 包含 包括',
].map((line) => line.split(' '))
