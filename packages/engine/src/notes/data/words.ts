/** Words that tell whether a line belongs into notes, in English and both Chinese scripts. */

export const DEFINING =
  /\b(?:is|are) (?:an?|the|any|one of)\b|\b(?:called|termed|known as|refers? to|defined as|means?|stands? for)\b|\([A-Z]{2,6}s?\)|\b[Tt]he [\w-]+(?: [\w-]+)? (?:model|theory|law|principle|rule|theorem|effect|policy|algorithm|method) \w+s\b|(?:是|指|称为|稱為|叫做|即)(?:一|指|的|[^，。]{2,}的)|定义|定義/
/** A gap that a worksheet leaves to be filled. */
export const BLANK = /\S(?: {4,}|\u3000{2,}|_{3,})\S/
/** What a student is to do or to find out, as a line of a list: '[ ] Read chapter 3', '#homework'. */
export const TASK =
  /^(?:\[[ xX]?\]|#\p{L}|如何|怎样|怎樣|什么是|什麼是|为什么|為什麼|[请請](?![求假])|打开|打開|点击|點擊|填写|填寫|辨析|再一次|是时候|是時候)/u
/** Nothing but an address, a page, or the name of a file or a folder, or a piece of one. */
export const PATH =
  /^[\x21-\x7e]*(?:[/\\][\x21-\x7e]*|\.\w{1,5})$|^[Pp]{1,2}\.? ?\d{1,4}(?: ?[-–~—] ?\d{1,4})?$|^(?:[^:：]{0,30}[:：] ?)?https?:\/\/\S+$/
/** What a text says of itself, or of a list that it goes on to. */
export const ANNOUNCEMENT =
  /^(?:在?本(?:[讲講章节節课課文篇]|讲座|講座|[节節]课|節課)(?:[将將会會要使介讨討]|主要|需要)|接下[来來]|下面)|\bhere (?:are|is)\b[^:]*[.。]$/
/** A task to think or to write, rather than a step to take. */
export const ASSIGNMENT =
  /^(?:explain|identify|illustrate|discuss|describe|define|compare|contrast|list|analy[sz]e|summari[sz]e|evaluate|outline|distinguish|understand|differentiate|examine|explore|calculate|compute|write|draw|answer|complete|review|state|name|show that|prove|find|give|sketch|label|match|try|notice|recall|consult|students should|you should|by the end)\s(?!is\b|are\b|was\b|were\b|\w+ (?:is|are)\b)/i
/** How a sentence ends. */
export const ENDED = /(?<![.…])[.。．；;][”’」』）")\]]*$/
/** A line of notes without a stop that says something. */
export const LINE =
  /^(?!\p{L}[.)、:：]|[^:：]{0,20}[:：] ?\S+$)(?:[^…]*\b(?:is|are|was|were|has|have|can|cannot|means?|includes?|must|may|will|do(?:es)?)\b.* .*[\p{L})]$|.*[是为為有在由指能可].*[\p{Script=Han})）」”』]$)/u
/** What a text says of itself, of its writer or of what its reader is to do. */
export const OF_TEXT =
  /^[:@[&<]|[{}\\^|]|https?:|\bI(?:['’]\w+)? (?!and\b|or\b)[a-z]|\b(?:[Mm]y|[Mm]e|[Mm]yself)\b|\b[Ff]ig(?:ure)?s?\.? ?\d|\b[Tt]able \d|\b[Cc]hapter \d|\b[Ss]ection \d|\b[Ss]ee (?:also|above|below|the|more|here)\b|\b(?:shown|described|discussed|mentioned|listed|seen|explained|pictured|given) (?:in (?:the|this|fig)|above|below|earlier|here|on the)\b|\b(?:diagram|image|figure|picture|graph|table|video|example)s? (?:below|above|shows?|opposite)\b|\b(?:in )?(?:the|this) (?:next|previous|following|last) (?:section|chapter|week|lecture|video|lesson|part|page)\b|\b[Tt]his (?:chapter|section|book|lesson|video|lecture|module|course|unit|article|paper|post|page|diagram|image|figure|graph|table)\b|\b(?:[Cc]lick|[Ii]magine)\b|www\.|©|\bISBN\b|\b[Ll]et['’]s\b|\b(?:gonna|wanna|gotta|subscribe|aforementioned)\b|^(?:\S+ ){0,4}?[Yy]ou(?:['’](?:ll|ve|re|d))? (?:also |already |will |don['’]t |do not )?(?:should|need|must|will|can (?:see|read|find|try|also)|may (?:want|have|be|recall|remember|wonder)|might|have (?:to|seen)|ought|know|learn(?:ed|t)?|saw|see|find|are (?:expected|going)|could|want|would)\b|\b[Ww]e(?:['’](?:ll|ve|re|d))? (?:also |now |then |first |just |already |have (?:already )?)?(?:will|shall|saw|seen|see|discuss(?:ed)?|look(?:ed)?|turn|return|present|describe|explain|learn(?:ed|t)?|cover(?:ed)?|introduced?|talk(?:ed)?|mention(?:ed)?|show|note|recommend|hope|encourage|leave|refer|begin|start|are going|would like)\b|^(?:[Nn]ote|[Rr]emember|[Rr]ecall|[Nn]otice|[Ii]magine|[Ss]uppose|[Ss]ee|[Ll]ook|[Cc]onsider|[Tt]hink|[Tt]ry|[Rr]ead|[Ww]atch|[Vv]isit|[Ww]elcome|[Tt]hanks?|[Pp]lease|[Hh]ello|[Hh]i|[Hh]ey|[Oo]k(?:ay)?|[Ww]ell|[Nn]ow|[Hh]ere|[Jj]ust|[Dd]on['’]t|[Ff]eel free|[Gg]ood luck|[Hh]opefully)\b|\b(?:[Tt]he|[Aa]s) above\b/
/** A talk's 'you' and 'we' are mostly its speaker and its hearers. */
export const SPOKEN = /\b(?:you|your|we|our|us)\b/i
export const OF_CHINESE_TEXT =
  /^[:：@[&<【^]|[{}\\^|]|http|www|如(?:上|下|左|右)?[图表]|见(?:上|下)?[图表]|[上下左右]图|图(?:中|示|\s?\d)|表\s?\d|(?<![这那這一每])本[节章讲课文书篇]|下[面文]|下一[节章]|接下来|前[面文](?:提|说|讲|介|所|已)|上[文节章](?!明)|点击|习题|练习题|^请|让我们|同学|大家|我(?!们|国)|你|您|咱|我们(?:将(?:会|要|在|介|讨|学|看|详)|来|先|再|已|接|看|在(?:本|这)|知道|可以看|介绍|讨论|学习|讲|还会|继续)|[?？!！]/
/** How an example of what was said before opens. */
export const EXAMPLE = /^(?:for (?:example|instance)|e\.g\.|例如|比如|譬如|舉例|举例)/i
