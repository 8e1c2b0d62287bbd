/** How authors write their own questions and answers, in English and both Chinese scripts. */

export const QUESTION_END = /[?？]\s*(?:[（(][^（()）?？]{1,12}[)）])?\s*$/
export const ONE_QUESTION = new RegExp(`^[^?？]{5,160}${QUESTION_END.source}`)
/** 'A.' before a small letter is the beginning of a name: 'A. thaliana'. */
export const ANSWER_MARK = /^(?:(?:[Aa]|[Aa]nswer|ANSWER|答|答案)\s*[:：]|(?:A|Answer)\.(?!\s*\p{Ll})|答案?\.)\s*/u
/** The second of several answers to choose from, the first of which reads like an answer ('A. …'), or the letter of the right one after them. */
export const OPTION = /^[Bb][.)、．]\s*\S|^[A-E]$/
/** Questions that a text asks in passing. */
export const ASIDE = /^(?:when|if|so|but|and|right|okay|now)\b|____/i
export const QUESTION_MARK =
  /^(?:(?:Q|Question|问|問|问题|問題)\s*\d*\s*[:：.]|\d{0,3}(?:[、．:：]|[.)](?!\d)){1,2}|[（(](?:了解|理解|掌握|重[点點])[）)])\s*/i
/** What cannot be answered by a sentence of the text: 'yes' or 'no', or one of several that are given. */
export const CLOSED =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may)\b|which (?:one )?of (?:these|the following)|[吗嗎]|是否|下列|以下|哪[一个個]|whether/i
export const ASKS_IN_CHINESE = /什[么麼]|哪|[谁誰]|如何|怎|[为為](?:什|何)|多少|[几幾何]|分[别別]是/
/** Code, references and the like, and a speaker's name: what follows a question without answering it. */
export const NO_ANSWER =
  /^[/／]|<-|%>%|==|\(\)|[#{}@]|https?:|\(\d{4}\)|^[\p{Lu} .]{4,}:|^(?:step|figure|table|hint)\b|[:：—–-]\s*$|^[A-D][.)、]|____|□/iu
/** An answer that is neither cut nor long: a worksheet's blanks leave '；', '：……' and '传播、 传播' behind, a lost formula its mark. */
export const WHOLE = /^(?![^\p{L}\p{N}]*(?:$|[：:；;，,、。]))(?!.*(?:□|(\p{Script=Han}{1,6})[、，] \1)).{2,360}$/su
/** A question with its answer in one line of a list; a bracket after it ('(two points)') is none. */
export const ANSWERED = /^([^?？]{5,160}[?？])\s*(?![（(][^）)]{1,12}[）)]\s*$)([^?？]{2,360})$/
/** A line of a Chinese outline that asks without a question: '抗体的作用：', '中国革命的首要问题：敌友问题'. */
export const ASPECT =
  /^(?![^:：]*(?:[填写寫列据據如图圖下上这這该該，。；]|理解))([^:：对對][^:：]{2,24}的\p{Script=Han}{0,4}(?:概念|定[义義]|含[义義]|特[点點征徵]|作用|功能|意[义義]|原因|[实實][质質]|[本性][质質]|原理|[关關][系係]|[任职職][务務]|目[标標的]|[标標][志誌]|地位|核心|[前条條][提件]|[优優缺][点點势勢]|影[响響]|[措危][施害]|[价價]值|依[据據]|方[针針式法]|途[径徑]|[内內]容|表[现現]))[:：]\s*/u
/** Where a line goes on to tell of something else: '创新；目的：……'. */
export const NEXT_LABEL = /[；;。．]\s*(?=[^；;。．：:]{2,14}[：:])/
/** A tag after a question that its student made a card of. */
export const CARD_TAG = /^[ \t]*#(?:(?:flash)?cards?|anki)\b/i
