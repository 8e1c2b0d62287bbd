/** Words that name nothing a question could be about. */
export const EMPTY_NOUNS = new Set(
  `thing things people person lot time times way ways kind day days reason example something opinion year years bit
  today yesterday tomorrow weekend weekday holiday morning afternoon evening night week month hour minute moment part sort type side case fact
  everyone everything nothing anything someone um uh er topic question answer idea word course mine yours extent
  chance fit next final turn`.split(/\s+/),
)

/** Chinese ones, in simplified characters. */
export const EMPTY_CHINESE = new Set(
  '时候 有时候 有时 小时候 东西 事情 方面 问题 原因 例子 意思 样子 时间 地方 情况 人们 今天 昨天 明天 部分 结果 方式 朋友们 大家 有意思 有点 想像中 家养 精彩 节省'.split(
    ' ',
  ),
)
