/** Words that may be verbs but mostly are nouns. Source: WordNet 3.1 (Princeton University; see LICENSE-WordNet.txt); reduced by bench/engine/lexicon.ts. */
export const MAINLY_NOUNS = `
accent access account action advantage adventure age air allowance ambition amount anger angle anguish appeal
apprentice arm array article author automobile award awe axe baby back background badge bag ball balloon ballot band
bandage bank bargain bark barrage barrel barricade battle bayonet beach beam beard bed beef bell belly belt bench best
bicycle bird birth black blanket block blockade blood blot blue bluff board boat body bomb bone bonnet book boot bosom
boss bottle bottom bowl box brain branch brand bread breakfast breast breeze brigade brook broom budget bugle bulk
bull bum bunch bundle bunk burden bush bushel butter button cab cabin cable cage camp candle cane cannon canvas cap
capsule card career carpet cart case cash castle cat catalog cave center certificate chain chair chamber champion
chance channel character charcoal charm cheek cheer chin chisel chord chorus chrome chunk church circle circuit clash
class clerk clock closet cloud club clue clump coach coal coast coat code coffin collar color commission commune
companion company compass complement compost concert concrete condition cone conflict contact content contest contrast
cop copper cord core corn corner costume cotton couch countenance couple course court cow craft crest crew crib crook
crop crowd crusade cube culture cup curtain curve cycle date dawn debate deck defect despair detail devil diagram dice
diet dimension disadvantage dish disk disorder distance distress district doctor dog dose dot drone drug drum dusk
dust earth edge effect egg elbow engineer entrance essay evidence expense experience experiment eye factor fantasy
farm fashion fat fate father fatigue fault feather feature fee fence field figure film finger fingerprint firm fish
flag flame flavor flesh flight flock floor flour flower flux foam fog fool foot forest fork fraction fragment freak
freight fringe front fruit function fund gag game gang gap garage garden garment gas gate gesture ghost gift glass
glory golf goose gossip gown grade grain graph grass grave gravel gray grease green ground group grudge gun guy habit
hand hat hay hazard haze head headline heap heat heel hem hemorrhage herd hill hinge hole holiday home honey hoof horn
horse host hound house howl humor hunch hunger husband hymn ice image impact inch input instance instrument interest
inventory iron jacket jail jaw jet job joint joke journey joy key kid kitten knife knuckle labor ladder lamb landscape
lather layer leaf league leather letter level license light line litter loaf loan lobby loot lot lumber lunch lyric
machine man manure marble market martyr mass mat matter medicine menace merchandise mess message metal meter middle
milk mind mine minister mist mistake mob model monkey moon moonlight mortgage mother motion motor mound mouse mouth
mud murder muscle muzzle neck needle neighbor nerve net network nickel noise nose number nut object occasion officer
oil omen orbit outfit output package page pain pair palm panic paper par paragraph parent part partner party pasture
patch patent pattern peak pen pencil pension people perfume petition phase phrase picnic picture piece pig pillow
pilot pimp pine pipe pirate pit plane plank plant plaster plate plight plug pocket point pole police poll pool port
portion position posture pot pound powder power prejudice pressure prey price pride privilege prize process profile
program proof proportion proposition prospect provision pulp purpose purse quack quarter quarterback queen question
rabbit racket radio rag rail railroad ranch rank rat rate ration razor reason receipt reference reform refrain refund
regiment rein remainder rendezvous repose research revenge revolt reward rib rice ridge rifle right robe rock rocket
romance roof room root rope round route row rubber rumor saddle salt sample sand sandwich satellite scale scar scent
scheme school screen script sculpture season second section seed segment sense sentence sequence service sex shade
shadow shaft shame sheet shell shelter ship shirt shoe short shoulder shred shunt shutter side sight silence silver
sin site size sketch skin skirmish sky slave slit slope slot slum smoke snail snake soap sod soil soldier sole sorrow
sort source space speck spiral spirit sport spree square stable staff stage stall star station steel stereotype stock
stomach stone stool storm straw stream stride string structure stump style subject submarine subordinate sugar sum
summer sun surface table tail tangle tank tape target task team temper tenant tent term theme thirst thunder ticket
tide time tin tissue title toe tone tongue tool top torment towel toy trademark traffic transition treasure tree
tremor trend trick trip triumph troop trouble truck tube tune type uniform vacation vacuum value vein verse voice
voyage wage wall wallpaper war ward warehouse water weather web weed weekend weight white whore widow will wind wine
wing winter wire witch word worm wound wrong yellow zero zinc
`
