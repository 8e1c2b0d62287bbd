/** Words by which plain counting tells whether an English card is worth asking. */

/** A rank, a relation or a figure of speech is not what a thing is. */
export const NO_CLASS =
  /^(?:(?:the|an?|one) )?(?:next|following|first|second|third|fourth|last|latest|same|only|most|best|combination of|way|example|name|result|kind|lot|matter|question|problem|reason|story|sign|symbol|source|subject|focus|goal|key|main|major|principal|primary|predominant|prevailing|preferred|important|great|big|good|critical|central|essential|natural|common|popular|term|advancements|similar|sufficiently|remnant|that is|several|various|some|many|(?:\w+ )?(?:offshoot|descendant|successor|predecessor|precursor|subsidiary|spin-off|derivative|continuation|extension) of)\b|^(?:\S+ ){0,4}(?:similar|analogous|akin|comparable|identical|opposed) to\b|\bin most cases\b|^(?:(?!\b(?:that|which|who|in|of)\b).)*\band (?:most )?(?:\w+ly )?(?:occurs?|causes?|affects?|includes?|contains?|has|have|was|were|provides?|makes?|leads?)\b|\band most commonly\b|\bthat (?:can|may) occur\b|, and (?:their|its|they|it|many|most|some|all)\b|^(?:the )?(?:descendants|ancestors|offspring|dominant|mainly|mostly|\w+, and)\b|\b(?:extremely|home to|unique)\b|\(.*\(.*\(|\bthat (?:var(?:y|ies)|appeared|emerged|arose|evolved|lived?) |\b(?:million|billion)\b|\bcan be characteri[sz]ed\b|\bthe core of\b|\bhas been associated with\b|^[^,]*\band (?:often|usually|typically|sometimes|forms|results|is|are|can)\b|['’]s (?:first|second|third|fourth|fifth|last|most|largest|oldest)\b|\b(?:1[5-9]|20)\d\d\b/i

/** What a text tells of in its course, and nobody learns the year of. */
export const EPISODE =
  /\b(?:appear|announce|drop|hire|attend|visit|call|lay|laid|tour|season|album|games?|match|loan|television|record|songs?|film|rabbi|concerned|honorary|warn|tell|ask|travel|perform|play|score|coach|sign with|release|broadcast|episode|concert|interim|award|coveted|decid|prize of|medal|trophy|championship|museum|galler|exhibit)\w*\b/i
/** What is learnt with its year. */
export const DEED =
  /\b(?:born|die|found|establish|create|form|build|built|begin|end|declare|sign|pass|ratif|adopt|abolish|elect|crown|invent|patent|legali[sz]|open|discover|publish|introduc|defeat|surrender|invad|occup|annex|conquer|unit|collapse|fall|fell|gain|independen|erupt|break out|repeal|outlaw|ban|admit|enact|purchase|acquire|launch|develop|propose|formulat|become|became|bring|win|enter|reach|arriv|attack|complet|construct|settle|start|leave|return|led|lead)\w*\b/i

/** A clause, somebody's view, or a figure: what stands before a colon without being a term. */
export const NO_TERM = /\b(?:is|are|was|were|has|have|can|should|will|face|faces|vs|how|why|what)\b|['’]s?(?:\s|$)|\d/i
/** Sums, years in brackets, a second entry that ran into the first, and what a thing is good for. */
export const NO_MEANING =
  /^that is\b|^an? (?:[\w-]+,? ){0,3}(?:way|example)\b|^\(|[=;]|->|\(\d{4}\)|\d.*\d.*\d|\b[a-z]+ [a-z]+: [a-z]/i

/** 'oils: flax, sesame, imported olive': some of them, and not what they are. */
export const ROW_OF_EXAMPLES =
  /^[^:]*s(?: by [^:]*)?: (?!an? |the )(?:[\w’'-]+ ){0,3}[\w’'-]+, (?:[\w’'-]+ ){0,3}[\w’'-]+(?:,.*)?$/

/** What stands before a colon in notes without being a term: a row of a table, a mark of a list, a quality, an aspect of what is above. */
export const NO_NOTED =
  /[|&]|“\(|“(?:very|not|too|long|short|high|low|possible|no|yes|any|all|current|previous|slide|separation)\b.*\s|\s(?:symptoms|effectiveness|topics|results|reasons|covered)”|\b(?:covered|based|related|eg) |“(?:\w+ )?(?:mechanism|location|measurement|challenge|duration|onset|indication|contraindication|mnemonic|formula|unit|goal|aim|theme|origin|dose|dosage|side effect|finding|outcome|issue|requirement|objective|criticism)s?”|^What are (?:challenges|eg)\b|\bBLANK\b/i
/** How notes go on about a term without saying what it means: a case, a figure, a relation, what breaks off. */
export const NOT_MEANT =
  /^(?:if|same|over|about|around|up to|see|e\.?g|\d)\b|^when\b[^,]*,|^(?:the )?(?:effect|basis|meaning|comparison|discovery|discoveries|importance|examples?|everything|advantages?)\b|, then\b|\bBLANK\b|\b(?:ex|ie|eg|etc|such as|and|or|of|the|:)\W*$/i
/** One thing, or several in a row of which the first is marked off: 'long chains of …, …', 'fats used for …; …'. */
export const MARKED_OFF =
  /^(?:(?! - )[^,;(])*(?:$|\b(?:of|that|which|who|whose|where|when|in|on|at|for|to|with|by|from|like|into|between|through|under|around|across|without|within|\w{2,}(?:ing|ed))\b)/i
