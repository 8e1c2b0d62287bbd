const ENGLISH =
  /\b(summar(y|ies|i[sz]e[sd]?|i[sz]ing)|overviews?|outlines?|recap|the gist|(main|key|central|most important) (points?|ideas?|topics?|themes?|arguments?|concepts?|terms?|facts?|messages?|things?|takeaways?)|as a whole|(whole|entire) (text|document|material|notes?|chapter|book|article|lecture|script)|list (all|every|each)|all (of )?(the|these|those|my|its) \w+|everything|every (chapter|section|part|topic|concept|term)|(chapter|section|part) by (chapter|section|part)|(text|document|notes?|material|chapter|book|article|lecture|script|this) (is |are )?(all )?about\W*$)/i
const CHINESE =
  /[總总][結结]|概括|概述|摘要|[歸归][納纳]|[綜综]述|梳理|重[點点]|要[點点]|主旨|中心思想|大[綱纲]|提[綱纲]|全文|整篇|整份|整[個个本]|通篇|全部|所有|逐[章節节段]|每一?[章節节段]|主要(內容|内容|觀點|观点|概念|[論论][點点])|[講讲說说](了|的是)?些?什[麼么]/

/** Whether a question is about all of a text, so that the passages nearest to it would not answer it: 'Summarise all'. */
export const asksOfTheWhole = (question: string): boolean => ENGLISH.test(question) || CHINESE.test(question)
