/** Irregular verbs: base, past tense, past participle. */
export const IRREGULAR_VERBS: readonly (readonly [string, string, string])[] = `
arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun
bend bent bent|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought
build built built|burst burst burst|overcome overcame overcome|undergo underwent undergone|overtake overtook overtaken|mistake mistook mistaken|buy bought bought|catch caught caught|choose chose chosen|come came come
cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven
eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled
fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got
give gave given|go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit
hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid|lead led led|leave left left|lend lent lent
let let let|lie lay lain|light lit lit|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid
put put put|quit quit quit|read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said
see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|shake shook shaken|shine shone shone
shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|sit sat sat
sleep slept slept|speak spoke spoken|spend spent spent|split split split|spread spread spread|stand stood stood
steal stole stolen|stick stuck stuck|strike struck struck|swear swore sworn|sweep swept swept|swim swam swum
take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown
understand understood understood|wake woke woken|wear wore worn|weep wept wept|win won won|write wrote written
`
  .trim()
  .split(/[|\n]/)
  .map((line) => line.split(' ') as [string, string, string])

/** Verbs of more than one syllable that double their last letter, and short ones that do not look as if they did. */
export const DOUBLING_VERBS: ReadonlySet<string> = new Set(
  `ban beg chat clap commit compel control drag drop equip expel fit grab hop hug admit nod occur permit plan plot prefer
  refer regret rob rub ship shop skip slip snap step stop strip tap trap trim trip wrap travel cancel`.split(/\s+/),
)

export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  `child children|person people|man men|woman women|foot feet|tooth teeth|mouse mice|life lives|wife wives|knife knives
leaf leaves|half halves|shelf shelves|thief thieves|self selves|crisis crises|analysis analyses|phenomenon phenomena
criterion criteria|hero heroes|potato potatoes|tomato tomatoes|echo echoes`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
