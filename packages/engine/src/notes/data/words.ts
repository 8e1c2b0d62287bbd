/** Words that tell whether a line belongs into notes, in English and both Chinese scripts. */

export const TELLING =
  /\b(?:because|therefore|thus|result|important|main|must|cause|leads?|consists?|types?|two|three|four)\b|因此|导致|導致|重要|主要|分为|分為|包括|关键|關鍵|因为|因為/
export const DEFINING =
  /\b(?:is|are) (?:an?|the|any|one of)\b|\b(?:called|termed|known as|refers? to|defined as|means?|stands? for)\b|\([A-Z]{2,6}s?\)|\b[Tt]he [\w-]+(?: [\w-]+)? (?:model|theory|law|principle|rule|theorem|effect|policy|algorithm|method) \w+s\b|(?:是|指|称为|稱為|叫做|即)(?:一|指|的|[^，。]{2,}的)|定义|定義/
/** A gap that a worksheet leaves to be filled. */
export const BLANK = /\S(?: {4,}|\u3000{2,}|_{3,})\S/
/** What a student is to do or to find out, as a line of a list: '[ ] Read chapter 3', '#homework'. */
export const TASK =
  /^(?:\[[ xX]?\]|#\p{L}|如何|怎样|怎樣|什么是|什麼是|为什么|為什麼|[请請](?![求假])|打开|打開|点击|點擊|填写|填寫|辨析|再一次|是时候|是時候)/u
/** Nothing but an address, or the name of a file or a folder, or a piece of one. */
export const PATH = /^[\x21-\x7e]*(?:[/\\][\x21-\x7e]*|\.\w{1,5})$|^(?:[^:：]{0,30}[:：] ?)?https?:\/\/\S+$/
/** What a text says of itself, or of a list that it goes on to. */
export const ANNOUNCEMENT =
  /^(?:在?本(?:[讲講章节節课課文篇]|讲座|講座|[节節]课|節課)(?:[将將会會要使介讨討]|主要|需要)|接下[来來]|下面)|\bhere (?:are|is)\b[^:]*[.。]$/
