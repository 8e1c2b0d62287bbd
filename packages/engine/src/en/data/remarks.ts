/** What may be true of a question by its words alone. */
export const ASKS: readonly (readonly [string, RegExp])[] = [
  ['past', /\b(?:was|were|did|had)\b/],
  ['hedged', /\b(?:may|might|can|could|some|often|sometimes|usually|typically|many|several|certain)\b/i],
  ['number', /\d/],
  ['bracket', /[([“"]/],
  ['comma', /,/],
  ['article a', /^What (?:is|does) an? /],
  ['article the', /^(?:What|Where|Why|When) \w+ the /],
  ['the one word', /^What \w+ the [\w-]+\?$/],
  ['of', /\bof\b/],
  ['and', /\band\b/],
  ['plural', /^What (?:are|do) /],
  ['capital', /^What \w+ (?:the )?\p{Lu}/u],
  ['compared', /\b(?:more|less|most|least|better|worse|\w{3,}er than)\b/],
  ['owner', /['’]s?\b/],
]

/** What may be true of an answer. */
export const SAYS: readonly (readonly [string, RegExp])[] = [
  [
    'praise',
    /^(?:an?|the|one)? ?(?:of the )?(?:\w+ly )?(?:important|critical|vital|common|major|good|useful|significant|essential|popular|famous|crucial|central|difficult|powerful|classic|simple|effective|natural|great|serious|dangerous|interesting|typical|key|main|only|most|best|first|last|largest|smallest|oldest|highest|greatest|\w+iest|valuable|excellent|special|unique)\b/i,
  ],
  [
    'empty class',
    /^(?:an?|the|one|another)? ?(?:[\w-]+ )?(?:example|instance|result|reason|matter|problem|case|issue|question|lot|fact|exception|most|one|topic|consequence|challenge|cause|source|addition|majority|variety|thing|key|role|member|sign|symptom|step|factor|feature|concern|leader|aspect|response|success|failure|threat|end|goal|center|basis|half|years?|days?|home|product|outcome|effect|part|way|kind|form|function|purpose|idea|means|means of|tool|process|method|type)s?\b/i,
  ],
  [
    'a type',
    /^(?:an?|the)? ?(?:[\w-]+ )?(?:type|kind|form|class|group|set|series|system|process|method|technique|measure|amount|number|rate|ability|practice|act|study|theory|condition|disease|structure|area|region|layer|state|person|individual|organization|company|business|document|agreement|device|substance|molecule|protein|cell|tissue|muscle|bone|gland|organ|organism|change|movement|relationship|difference|point|place|period|unit|degree|level|collection|combination|strategy|plan|statement|right|law|tax|payment|price|cost|value|market|product|tendency|belief|behavior|pattern)s? (?:of|that|which|in|for|where|who|by|with|to|used|made|between|on|from)\b/i,
  ],
  ['relative', /\b(?:that|which|who|whose|whom|where|when)\b/],
  ['of', /\bof\b/],
  ['such as', /\b(?:such as|for example|including|like|e\.g\.|i\.e\.|particularly|especially)\b/i],
  ['number', /\d/],
  ['year', /\b1[5-9]\d\d\b|\b20\d\d\b/],
  ['name', /(?<=\s)\p{Lu}\p{L}+/u],
  ['bracket', /[([]/],
  ['comma', /,/],
  ['dash or colon', /[—–:;]/],
  ['and', /\band\b/],
  ['owner', /\b(?:its|their|his|her)\b/i],
  [
    'hedge',
    /\b(?:may|might|can|could|some|often|sometimes|usually|typically|many|several|certain|probably|generally|likely)\b/i,
  ],
  [
    'compared',
    /\b(?:more|less|most|least|similar|same|different|better|worse|larger|smaller|higher|lower|greater|fewer|\w{3,}er than)\b/i,
  ],
  ['also', /\b(?:also|too|even|still|already|however|only|very|both|another|other|others)\b/i],
  ['definite', /\bthe [a-z]+(?:$|[,.;]| (?:is|are|was|and|in)\b)/],
  ['opens with that', /^that /i],
  ['opens with a', /^an? /i],
  ['opens with the', /^the /i],
  ['opens with gerund', /^\w+ing\b/i],
  ['because', /\b(?:because|since|so|if|when|while|although|unless)\b/],
  ['modal', /\b(?:will|would|should|must)\b/],
  ['quote', /[“”"]/],
  ['reader', /\b(?:you|your|we|our|us)\b/i],
]
