/** Words that tell whether a Chinese clause is an event that can be asked for, on simplified characters. */

/** A figure of a year, which nobody learns. */
export const STATISTIC = /[%％]|亿|公顷|万人|毫米|排名|人口|总额|生产额|金额|降水|同比|增长|第\d+位|\d{3,}|\d度$/
/** What opens or ends a clause that is no event by itself. */
export const NO_EVENT =
  /^(?:因(?!.*而)|由于|随着|为了?|根据|依据|若|当|经过?|也|又|还|已|才|均|都|准备|计划|打算|在.{1,20}[时后前]$)|(?:宣称|声称|认为|指出|宣布若|表示若)|(?:后|时|前|中|里|期间|以来|之际|为了|下|宣布|决定|开始|认为|担任|指出|表示|颁令|下令|称|规定|发生|事件)$|^(?:发生了?|爆发了?)(?:[^，]{0,2}(?:火灾|地震|水灾|骚乱|战争|事件))$/
export const EVENT = /..(?:起义|战争|条约|运动|革命|事件|会议|变法|战役|之战|事变|政变|协定|宣言|帝国|王朝|公社|同盟)$/
/** What happens again and again is dated only where it is said which time is meant. */
export const RECURS =
  /当选|候选|选举|大选|胜选|获胜|胜出|落败|连任|访问|会见|会谈|接受.*[采专]访|发表|批评|呼吁|支持|反对/
export const WHICH_TIME = /第[一二三四五六七八九十\d]+|首[次届任个位]|《/
/** '两德统一时与西德合并', '下半年银行改组': when, instead of who. */
export const OPENS_WITH_TIME = /^[^，的]{2,10}时(?![期代间刻])|^[上下]半年/
export const LEANS = /[它她他遂]|这|那(?!么)|该(?!国)|此(?!外)|其(?!他|中|实)|自己|当地|同年|双方|两国|两者/

/** What follows a year that stands for a time around it, or that tells which one of several is meant. */
export const OPENS_PERIOD =
  /^(?:以[前后来]|或|左右|之[前后]|前|后|代|起|间|的|度|时|至|到|底|[~—–－-]|，?(?:开始|爆发|成立|建立|发生|出生|创立|签订|通过|颁布|举行|出版|发表|制定|提出)的)/
