/** Words that stand before a colon without being a term that what follows defines. */
export const LABELS = new Set(
  `note notes tip warning example examples e.g figure table source sources see www http https chapter ps q a question
  answer hint caution remark image credit video author authors date keywords abstract summary speaker teacher student
  professor interviewer host guest 注 注意 例 例如 例子 如 图 圖 表 问 問 答 小结 小結 提示 来源 來源 作者 备注 備註 老师 老師 学生 學生
  term terms word words english chinese 英文 单词 單詞 词语 詞語 词汇 詞彙 术语 術語 名词 名詞 主持人 翻译 翻譯 中文 附 时间 時間 地点 地點`.split(
    /\s+/,
  ),
)

/** Last words of a lead-in such as 'The main causes are:', which names no term. */
export const UNFINISHED_LEAD =
  /\b(?:is|are|was|were|include|includes|including|following|as|that|because|into|of|to|for|with|by)$/i

/** A numbered heading: 'Chapter 3', '2.1', '第三章', '一、'. */
export const HEADING_NUMBER =
  /^(?:(?:chapter|section|part|unit|lecture|lesson|topic|module|week)\s+[\dIVX]{1,6}(?![\w])[.:：]?|\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=\s)|第[一二三四五六七八九十百\d]{1,4}[章节節课課讲講部分单單元篇][分元]?[：:]?|[一二三四五六七八九十]{1,3}、)\s*/i

/**
 * Headings of sections whose sentences teach nothing: exercises, references, front and back matter. The whole heading is
 * meant: 'Problems' is one, 'Problems with the traditional account' is not.
 */
export const UNREAD_SECTION =
  /^[\d.\s、]*(?:(?:本[章节節课課])?(?:课后|課後|课堂|課堂|随堂|隨堂)?(?:练习|練習|习题|習題|作业|作業|思考题|思考題|思考与练习|思考與練習)[题題册冊]?|(?:主要)?(?:参考|參考)(?:资料|資料|文献|文獻|书目|書目|来源|來源)?(?:[与與和及]?(?:注释|註釋|注解|註解|脚注|腳註))?|延伸阅读|延伸閱讀|外部链接|外部連結|目录|目錄|致谢|致謝|版权(?:声明|信息)?|版權(?:聲明|資訊)?|(?:review|practice|chapter|end[- ]of[- ]chapter|additional|further|discussion|conceptual|self[- ]check|critical[- ]thinking|comprehension|study|quiz|homework) questions?|(?:review|practice|chapter|section|end[- ]of[- ]chapter|additional|homework)? ?(?:exercises?|problems?|problem sets?|assignments?|quiz(?:zes)?|homework)(?: and (?:problems|exercises|answers))?|self[- ]tests?|answer keys?|answers|solutions to (?:the )?exercises|references?(?: and (?:notes|further reading))?|notes and references|bibliography|works cited|(?:further|suggested|recommended|additional) readings?|external links|(?:table of )?contents|acknowledge?ments?|about the authors?|index|preface|errata)\s*[\d.:：]*$/i

/** Headings of lists of what a student is to learn; the text itself often follows under them without a heading. */
export const OBJECTIVES_SECTION =
  /^[\d.\s、]*(?:(?:教学|教學|学习|學習)(?:目标|目標|目的|要求)|(?:(?:learning|course|chapter|lesson|section) )?(?:objectives|outcomes|goals)|learning (?:objective|outcome|goal))\s*[\d.:：]*$/i

/** A question, a blank to fill or a task: what exercises consist of. */
export const EXERCISE =
  /[?？]|_{3,}|^(?:\(?\w{1,2}[.)] )?(?:explain|describe|discuss|compute|calculate|compare|list|define|state|draw|show|find|prove|review|identify|outline|write|give|solve|using|suppose|consider|试|試|请|請)\b/i

/** A sentence of such a list: its lead-in, or a task that begins with a verb. */
export const OBJECTIVE =
  /^(?:(?:by|at|after|upon|on) (?:the )?(?:end|completing|completion|finishing|reading|studying)\b|(?:you|students|learners|readers) (?:will|should)\b|(?:analy[sz]e|apply|appreciate|assess|calculate|characteri[sz]e|classify|compare|compute|construct|contrast|convert|create|critique|debug|define|demonstrate|derive|describe|design|determine|develop|differentiate|discuss|distinguish|draw|estimate|evaluate|examine|explain|explore|express|find|formulate|give|identify|illustrate|implement|interpret|know|label|learn|list|locate|master|measure|model|name|outline|perform|predict|prepare|prove|provide|recall|recogni[sz]e|relate|review|sketch|solve|state|summari[sz]e|test|trace|understand|use|verify|write)\s|(?:了解|掌握|理解|知道|认识|認識|能够?|能夠|会|會|学会|學會|运用|運用|熟悉|说明|說明|解释|解釋))/i

/** Headings that say nothing without the heading above them. */
export const GENERIC_HEADING =
  /^(?:背景|历史背景|历史条件|条件|内容|主要内容|影响|意义|历史意义|原因|失败原因|经过|过程|概况|简介|特点|特征|性质|宗旨|主力|结果|作用|历史作用|评价|政策措施|措施|口号|领导|领导阶级|政治纲领|纲领|标志|代表|定义|概念|分类|类型|功能|结构|组成|优点|缺点|局限性?|教训|启示|总结|机构|主张|观点|成果|表现|步骤|公式|应用|background|causes?|effects?|features?|types?|functions?|structure|definitions?|characteristics|significance|impacts?|results?|advantages?|disadvantages?|pros|cons|strengths|weaknesses|overview|process|steps|purpose|role|uses?|properties|symptoms|treatment|components|stages|key points|main ideas|details|consequences|limitations|applications|benefits|risks|methods?|conclusions?|introduction|signs(?: and symptoms)?|complications|monitoring|diagnosis|risk factors|prevention|management|(?:type|phase|stage|part|step|level|group) \w{1,3}|原则|治疗原则|临床表现|诊断|治疗|预防|护理措施|病因|并发症|历史|基本概念|工具|概述|概论|起源|发展|歷史背景|歷史條件|條件|內容|主要內容|影響|意義|歷史意義|失敗原因|經過|過程|概況|簡介|特點|特徵|性質|歷史作用|評價|口號|領導|政治綱領|綱領|標誌|定義|分類|類型|結構|組成|優點|缺點|侷限性|教訓|啟示|總結|機構|主張|觀點|表現|步驟|應用|原則|治療原則|臨床表現|診斷|治療|預防|併發症|歷史|概論|發展)$/i
