const ADJECTIVE =
  '(?:happy|sad|tired|important|useful|good|bad|easy|difficult|hard|cheap|expensive|beautiful|busy|angry|kind|nice|big|small|old|young|hot|cold|fast|slow|late|dangerous|interesting|boring|popular|necessary|helpful|convenient|crowded|healthy|rich|poor|strong|tall|excited|surprised|friendly|noisy|clean|dirty|delicious)'
const VERB =
  '(?:go|live|learn|study|work|have|get|make|do|know|find|buy|use|take|help|understand|improve|play|spend|communicate|travel|visit|eat|see|become|be|meet|stay|read|write|keep)'
const THEM = '(?:me|us|him|her|them|you)'

/** Usages that are wrong wherever they stand: 'wrong > right' by regular expressions, one a line. */
export const USAGES = `
for (us|people|them|students|children|me|him|her|everyone|you) (${VERB}) (?=the|a|an|it|their|our|more|to|in|new|with|about|from|English) > for $1 to $2
(would|'d|should) like (${VERB})\\b > $1 like to $2
(I|we|they|you|he|she) very (like|likes|enjoy|enjoys|love|loves|hope|hopes|want|wants|agree|agrees|enjoyed|liked|loved|wanted)\\b > $1 really $2
every people\\b > everyone
others people > other people
the another\\b > another
(?<=^|[.!?] |\\n)the most of (?=the|my|our|these|them|us) > most of
(it|this|that)(?:'s| is) (depends|seems|means|happens|exists|makes|needs|takes|helps|causes|gives)(?= |,) > $1 $2
(was|were) (happened|occurred|existed|appeared|disappeared|arrived|died)\\b > $2
been (happened|occurred|existed|appeared|disappeared|arrived|died)\\b > $1
(can|could|will|must|should) (easy|quick|safe|slow|clear|careful|quiet) (?=${VERB}\\b) > $1 $2ly
(work|works|worked|study|studies|studied|try|tries|tried|train|practise|practice) hardly(?=[.,;]| and | to | for | in | because| every) > $1 hard
(feel|feels|felt) (?:happily|gladly)(?=[.,;]| and| when| because| about) > $1 happy
(feel|feels|felt) (sad|tired|nervous|safe)ly(?=[.,;]| and| when| because| about) > $1 $2
(they|we|you) (very|too) (?=${ADJECTIVE}\\b) > $1 are $2
(he|she|it) (very|too) (?=${ADJECTIVE}\\b) > $1 is $2
(?<=^|[.!?] |\\n|because |think |but )(it|this) (?=(?:important|necessary|difficult|easy|useful|helpful|possible|impossible|very) (?:for|to|because|and|important|good|bad|useful)) > $1 is
(?<=[a-z] )in (?=night(?:[.,;]| and| when| because)) > at
in the weekends?\\b > at the weekend
(in|at) (?:the )?TV\\b > on TV
(?<=(?:read|reads|saw|see|seen|written) (?:it |this |that |about it )?)on the (?=newspapers?|magazines?|books?\\b) > in the
by foot\\b > on foot
in holidays?\\b(?= with| in | to |[.,;]) > on holiday
by (my|his|her|their|our|your) own\\b(?! \\w) > on $1 own
(go|goes|went|going) to (shopping|swimming|fishing|skiing|hiking|camping|dancing|jogging|sightseeing)\\b > $1 $2
(reach|reaches|reached) to (?=the|a|our|their|my|home|school|\\p{Lu}) > $1
(enter|enters|entered) to (?=the|a|our|my|university|school|college) > $1
(marry|marries|married) with > $1
(tell|tells|told|ask|asks|asked) to (?=${THEM}\\b) > $1
(say|says|said) (?=(?:me|us|him|them)\\b) > $1 to
(attend|attends|attended|attending) to (?=school|university|college|class|classes|lessons|the (?:class|lesson|meeting|school|party)) > $1
(visit|visits|visited) to (?=the|my|our|a|many|\\p{Lu}) > $1
(wait|waits|waited|waiting) (?=${THEM}\\b) > $1 for
(afraid|scared|proud|aware|fond|jealous) (?:from|about|for|with)(?= (?:the|a|my|our|their|his|her|this|it|them|him|me|us)\\b) > $1 of
full with > full of
capable to (${VERB})\\b > capable of #1
(succeed|succeeds|succeeded) to (${VERB})\\b > $1 in #2
(prevent|prevents|prevented) (people|students|children|us|them|him|her|me|you|it) to (${VERB})\\b > $1 $2 from #3
responsible of > responsible for
famous of > famous for
similar with > similar to
(consist|consists|consisted) (?:from|in|by) > $1 of
(result|results|resulted) to > $1 in
instead to (${VERB})\\b > instead of #1
because of (?=(?:they|we|I|he|she|there (?:is|are))\\b) > because
(?:despite|in spite of) (?=(?:they|we|I|he|she|there (?:is|are))\\b) > although
(contribut(?:e|es|ed) to|object to|opposed to|due to) (${VERB}) (?=the|a|our|their|more|too|it) > $1 #2
(I am|I'm) (want|go|have|think|believe|know|hope|prefer|understand|spend|learn|eat|get|take|make)\\b > I $2
(they|we) are (want|go|have|think|believe|know|hope|prefer|understand|spend|learn|eat|get|take|make)\\b > $1 $2
(?<=\\b(?:buy|use|have|own|bring|wear|take) )there (?=(?:own )?(?:phones?|computers?|books?|clothes|children|parents|homes?|time|money|lives|life|friends|food)\\b) > their
they (house|houses|parents|children|life|lives|family|families|home|homes|school|country|job|jobs|friends|mother|father|phones?|money)\\b(?= is| are| was| and|[.,;]| in| to| at| with| every) > their $1
`
