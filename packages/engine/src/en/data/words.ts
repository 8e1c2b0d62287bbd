const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Words that carry no subject matter. */
export const STOP_WORDS = words(`
a an the and or but if then than of to in on at by for with from as is are was were be been being it its this that
these those he she they them his her their we our us you your i my me not no nor so do does did done have has had will
would can could may might must shall should also very just only more most much many some any each every all both few
other another such same own which who whom whose what when where why how there here into onto over under between among
through during before after above below up down out off again further once about against because until while although
though however therefore thus hence yet still even ever never always often sometimes usually like well now one two three
first second new use used using make made`)

/** Nouns that name nothing by themselves: a card about 'the result' or 'the main idea' asks for nothing. */
export const VAGUE_NOUNS = words(`
deal box talks example instance result reason problem purpose part number type kind way thing following case one most
some answer question goal key idea difference point fact truth issue rest other others majority total addition order end
start beginning figure table chapter section book lesson video course lecture note notes step steps author authors
reader page there time day year people man woman person someone anyone everyone something anything nothing everything
exception conclusion trick secret picture image story bottom line situation effect side lot set second first last next
former latter process processes term terms word words name list advantage disadvantage view solution object objects
method approach aspect feature item value place area piece bit need challenge concept theory definition discussion topic
distinction stage condition goal today matter subject work best worst study research researcher researchers scientists
scientist students student guy folks kids stuff remedy consequence cause amount change changes decision outcome`)

/** Single nouns too general to be blanked out or asked about as terms. */
export const GENERAL_NOUNS = words(`
january february march april may june july august september october november december monday tuesday wednesday thursday
friday saturday sunday mr mrs dr way part number example type kind form case time year day people person man woman thing
lot fact result level amount set group use point end side line area place order rate word name term question answer
problem idea reason effect change process state function system body structure work need role life world human humans
individual individuals country countries state states government section chapter figure table page book student students
different same new large small high low long short great good bad many much several various important main major certain
general common particular possible able likely available similar specific single first second third other last next early
late own full entire whole real actual sense addition half century hour minute second week month region top bottom left
right variety range series pair bit piece step stage thanks video guy stuff episode course memory instance conference
release view field ratio circle observation temperature wavelength angle cell cells molecule product phase substance
protein object material image information location direction position value model data element unit member environment
community experience education attention opportunity difference importance movement behavior access instruction
condition factor method event activity action loss cost demand increase decrease moment`)

/** Adjectives of nation and faith, always written with a capital. */
export const PROPER_ADJECTIVES = words(`
american british french german chinese japanese european african asian indian roman greek italian spanish english latin
christian islamic jewish russian western eastern victorian newtonian mendelian marxist buddhist hindu muslim catholic
protestant soviet ottoman persian egyptian mexican canadian australian korean turkish arab dutch swedish`)

/** Nouns for people, by which a definition tells that it speaks of one. */
export const PERSON_NOUN =
  /\b(?:nephew|niece|cousin|uncle|heir|representative|chairman|secretary|diplomat|missionary|officer|commander|officeholder|senator|mayor|bureaucrat|warrior|prince|princess|sultan|shah|khan|caliph|member|musician|developer|founder|leader|king|queen|emperor|empress|president|poet|monk|scientist|philosopher|minister|man|woman|author|writer|artist|composer|engineer|inventor|teacher|professor|student|soldier|general|priest|judge|lawyer|activist|explorer|actor|actress|singer|player|critic|painter|naturalist|astronomer|economist|psychologist|reformer|nun|friar|saint|merchant|nurse|doctor|surgeon|dramatist|playwright|novelist|master|ruler|pioneer|son|daughter|wife|husband|brother|sister|disciple|pupil|successor|duke|earl|pope|bishop|cardinal|chancellor|statesman|theorist|physicist|chemist|botanist|artist|pianist|journalist|abolitionist|feminist|socialist|architect|sculptor|admiral|\w+(?:ologist|icist|omist|ographer|mist|ician|eer))\b/i

/** Nouns of bodies and times, whose names are not names of people. */
export const BODY_NOUN =
  /\b(?:university|project|republic|association|committee|street|war|institute|company|party|government|court|act|revolution|foundation|society|council|union|states|kingdom|empire|model|theory|system|law|congress|parliament|bank|nations|organization|organisation|agency|department|ministry|army|church|team|group|age|era|period|america|europe|china|treaty|plan|dynasty|movement|school|museum|river|ocean|sea|mountain)\b/i

/** Nouns that 'the' makes definite by itself: there is one of it, or any one stands for all. */
export const UNIQUE_NOUNS = words(`
sun moon earth world universe sky sea ocean atmosphere equator brain heart liver body blood skin stomach lungs kidneys kidney pancreas
spleen skeleton skull spine retina cornea hippocampus amygdala cerebellum cortex hypothalamus thalamus medulla brainstem
nucleus nucleolus cytoplasm cytosol cytoskeleton genome ribosome mitochondrion mitochondria chloroplast chloroplasts
membrane cell economy government constitution president parliament senate congress state public law church pope bible
internet web past future present environment population majority left right middle north south east west poor rich
elderly mind self unconscious ego id superego uterus placenta fetus embryo eye ear nose mouth tongue hand foot head
renaissance reformation enlightenment holocaust military navy army media press market family individual solstice
trachea esophagus diaphragm intestine intestines colon bladder bloodstream eyes ears lithosphere mantle core crust
troposphere stratosphere ozone biosphere hydrosphere kernel hardware software processor cpu compiler stack heap numerator denominator y-axis
x-axis consumer producer reader user programmer`)

/** Nouns that any text may use, and lands that are named in passing: no blank is made for them. */
export const ANY_TEXTS_NOUN =
  /\b(?:characteristic|component|condition|doctrine|employee|outcome|organism|participant|percent|principle|problem|programmer|question|researcher|respondent|statement|student|subject|task|technique|term)s?\b|^(?:United States|United Kingdom|America|Africa|Asia|Europe|England|Britain|France|China|Germany|Americans?|Europeans?)$|^[IVXL]+$/i
