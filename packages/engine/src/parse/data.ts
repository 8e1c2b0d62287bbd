/** Words that stand before a colon without being a term that what follows defines. */
export const LABELS = new Set(
  `note notes tip warning example examples e.g figure table source sources see www http https chapter ps q a question
  answer hint caution remark image credit video author authors date keywords abstract summary speaker teacher student
  professor interviewer host guest 注 注意 例 例如 例子 如 图 圖 表 问 問 答 小结 小結 提示 来源 來源 作者 备注 備註 老师 老師 学生 學生
  主持人 翻译 翻譯 中文 附 时间 時間 地点 地點`.split(/\s+/),
)

/** Last words of a lead-in such as 'The main causes are:', which names no term. */
export const UNFINISHED_LEAD =
  /\b(?:is|are|was|were|include|includes|including|following|as|that|because|into|of|to|for|with|by)$/i

/** A numbered heading: 'Chapter 3', '2.1', '第三章', '一、'. */
export const HEADING_NUMBER =
  /^(?:(?:chapter|section|part|unit|lecture|lesson|topic|module|week)\s+[\dIVX]{1,6}(?![\w])[.:：]?|\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=\s)|第[一二三四五六七八九十百\d]{1,4}[章节節课課讲講部分单單元篇][分元]?[：:]?|[一二三四五六七八九十]{1,3}、)\s*/i

/** Sections whose sentences teach nothing: exercises, references, objectives, front and back matter. */
export const UNREAD_SECTION =
  /^[\d.\s、]*(?:练习|練習|习题|習題|思考题|思考題|作业|作業|参考|參考|目录|目錄|致谢|致謝|版权|版權|学习目标|學習目標|exercises?\b|problems?\b|self[- ]test|quiz\b|references?\b|bibliography|further reading|suggested reading|table of contents|contents\b|acknowledg|about the (?:author|book)|index\b|learning (?:objectives|outcomes|goals)|objectives\b|critical thinking|preface|errata|answer key|homework|assignments?\b)/i

/** Headings that say nothing without the heading above them. */
export const GENERIC_HEADING =
  /^(?:背景|历史背景|历史条件|条件|内容|主要内容|影响|意义|历史意义|原因|失败原因|经过|过程|概况|简介|特点|特征|性质|宗旨|主力|结果|作用|历史作用|评价|政策措施|措施|口号|领导|领导阶级|政治纲领|纲领|标志|代表|定义|概念|分类|类型|功能|结构|组成|优点|缺点|局限性?|教训|启示|总结|机构|主张|观点|成果|表现|步骤|公式|应用|background|causes?|effects?|features?|types?|functions?|structure|definitions?|characteristics|significance|impacts?|results?|advantages?|disadvantages?|pros|cons|strengths|weaknesses|overview|process|steps|purpose|role|uses?|properties|symptoms|treatment|components|stages|key points|main ideas|details|consequences|limitations|applications|benefits|risks|methods?|conclusions?|introduction|signs(?: and symptoms)?|complications|monitoring|diagnosis|risk factors|prevention|management|(?:type|phase|stage|part|step|level|group) \w{1,3}|原则|治疗原则|临床表现|诊断|治疗|预防|护理措施|病因|并发症|历史|基本概念|工具)$/i
