/** Words of one meaning, joined by commas. Source: WordNet 3.1 (Princeton University; see LICENSE-WordNet.txt); reduced by bench/engine/lexicon.ts. */
export const SYNONYM_GROUPS = `
abandoned,deserted abdomen,belly,stomach abduct,kidnap abide,bide abode,residence about,approximately,roughly,some
abroad,overseas abruptly,dead,short,suddenly absolute,sheer absolutely,perfectly,utterly absorbed,intent
accelerate,speed accent,emphasize,stress accepted,recognized access,admittance accommodate,adapt accommodate,fit,suit
accommodation,adjustment,fitting accomplish,achieve,attain accomplish,fulfil,fulfill accomplishment,achievement
account,history accountant,controller accumulate,collect,compile accumulate,conglomerate accustomed,customary,habitual
ache,aching acknowledge,admit acknowledgment,recognition acquaintance,familiarity acquire,get acquiring,getting
act,behave acting,performing action,activity activate,spark,trigger active,fighting activist,militant actually,really
ad,advertisement,advertising adage,proverb,saw adept,expert,practiced,proficient,skillful
adept,hotshot,superstar,whiz,wiz,wizard adequate,enough adjacent,next adjust,align adjutant,aide
admirer,booster,supporter admittedly,true ado,bustle adolescent,teen,teenager adopt,borrow adorable,endearing
adored,worshipped adrenalin,adrenaline,epinephrine adrift,afloat adult,grown,grownup adult,grownup adulthood,maturity
advance,beforehand advance,improvement adventure,gamble adversity,hardship advise,counsel advise,notify
advisement,weighing adviser,advisor,consultant advocate,recommend,urge aeroplane,airplane,plane affair,amour,liaison
affair,matter affecting,touching affectionate,fond affectionately,dear affiliated,attached,connected
afflicted,stricken afford,give,yield affront,insult after,afterward,afterwards,later,subsequently afterlife,hereafter
aftermath,wake aged,elderly aged,elderly,older agency,office agenda,schedule aggressively,sharply
aggressor,assailant,attacker agonizing,excruciating,harrowing,torturing agony,suffering agree,concur
aid,assist,assistance,help aid,assist,help aided,assisted aim,intent,intention,purpose aim,objective aim,purpose
ain,own airs,pose alcoholic,lush alien,foreigner alignment,coalition alike,similar
all,altogether,completely,entirely,totally,whole,wholly alley,alleyway allow,countenance,permit allow,permit
allure,tempt almost,nearly,virtually alone,exclusively,only,solely alone,lone,lonely alone,solo along,on also,too
alter,change alteration,change alternate,surrogate altogether,raw always,ever amazed,astonished,stunned
amazing,astonishing amazing,awesome ambience,atmosphere ambitious,challenging amends,damages,restitution
amenities,comforts amiss,awry ammo,ammunition amount,number,total amount,sum amuck,berserk amulet,talisman
amused,diverted,entertained analyse,analyze,examine,study anchor,ground android,humanoid angelic,sainted
angered,enraged,furious anguish,torture animal,beast,creature animal,carnal,sensual annihilate,eradicate
annihilated,exterminated announce,declare announced,proclaimed announcement,proclamation
annoy,bother,devil,gravel,irritate annoyed,irritated,miffed,pissed,riled,stung annoying,irritating,pesky,pestering
answer,reply answer,reply,respond answer,result,solution anticipate,expect anticipated,awaited anticipation,expectancy
antiquated,archaic antsy,itchy any,whatever,whatsoever anyhow,anyway,anyways anyplace,anywhere apiece,each
apologise,rationalize appalled,shocked apparatus,setup apparel,clothe,dress,garment apparel,clothes
apparent,evident,manifest,plain apparent,seeming appeal,charm appear,look,seem applause,clapping
appliance,contraption,gadget apply,employ,use,utilize appraisal,assessment appreciated,apprehended appreciation,grasp
apprehend,comprehend,grasp,savvy apprehension,dread approach,coming approach,near approaching,coming,upcoming
appropriate,reserve appropriately,duly approval,blessing approve,sanction apt,tending arch,condescending,patronizing
ardent,fiery,torrid arduous,grueling arena,domain,sphere arguing,argument,controversy argument,statement
aristocracy,nobility armor,armour arms,weaponry aroma,odor,smell arouse,provoke arrest,collar arresting,stunning
arrow,pointer arse,ass,behind,buns,buttocks,keister,posterior,seat,tush arsonist,incendiary artillery,gun
artwork,graphics as,equally ascertain,determine asking,request assemble,gather assembling,collecting assert,swear
assess,evaluate asshole,bastard,dickhead,motherfucker,prick assign,portion assistant,helper
associate,connect,link,relate assorted,mixed assortment,smorgasbord,variety assume,presume assumed,pretended,sham
assuming,presumptuous assumption,premise assurance,confidence assure,ensure,insure astronaut,spaceman astute,shrewd
athletics,sport attain,reach attempt,effort,try attempt,essay,try attempt,undertake attending,attention
attention,care,tending attire,dress attitude,posture attorney,lawyer attract,pull attribute,dimension author,writer
authorisation,authorization,mandate authorised,authorized authorities,government,regime auto,automobile,car,motorcar
autonomy,liberty autopsy,pm autumn,fall auxiliary,supplemental avenge,retaliate,revenge average,mean average,ordinary
avert,avoid,deflect awake,awaken award,honor away,forth,off awful,awfully,frightfully,terribly
awful,dread,dreaded,dreadful,fearsome,frightening,horrendous,terrible awry,cockeyed ax,axe ax,axe babble,babbling
babe,baby,infant baby,cocker back,backward,backwards back,endorse backpack,knapsack backside,rear bad,badness
badger,bug,pester,tease badgering,worrying badly,ill,poorly badly,severely baffled,bewildered,confounded,confused
baggage,luggage bait,taunt,twit baked,parched,scorched ballad,lay
balmy,bats,bonkers,buggy,crackers,daft,haywire,kooky,loco,loony,nuts baloney,drool,humbug ban,censor band,circle
bang,bash,smash bang,slam bang,slap,smack banging,humongous,thumping,whopping banquet,feast banter,jolly
baptize,christen bar,barricade,block bar,barroom,saloon barbarian,barbaric,uncivilized barbarian,savage barbed,biting
bare,naked,nude barely,hardly,scarce,scarcely barf,puke,sick,vomit barf,vomit barge,hoy barman,bartender
barrage,bombardment barren,desolate barren,wasteland barter,swap basement,cellar bash,sock
basically,essentially,fundamentally basis,cornerstone bask,enjoy,relish,savor basketball,hoops
bastard,bogus,fake,phoney,phony bathtub,tub batter,buffet batter,hitter,slugger battle,combat battle,engagement,fight
battle,struggle battlefield,field bawling,wailing beak,peck bear,birth beard,whiskers bearer,carrier beastly,hellish
beat,bushed beat,vanquish become,get beef,bitch,gripe beep,bleep beep,honk,toot beeper,pager before,earlier
beg,implore beg,solicit begin,commence,start beginner,initiate beginning,offset,showtime,start behavior,behaviour
behavior,conduct beheaded,decapitated being,existence being,organism belch,burp belch,burp
belief,feeling,impression,notion believable,credible believe,conceive,think bellboy,bellhop,bellman
belligerent,fighter bellybutton,navel belongings,property beloved,darling,dear beloved,dear,dearest,honey
below,beneath bend,turn benefit,profit bet,stakes bias,prejudice bickering,spat bicycle,bike,pedal
bid,bidding,command,dictation big,large bigger,larger bike,motorcycle billboard,hoarding binge,gorge binge,orgy
bit,chip,scrap bitterness,resentment bitty,teeny,wee bizarre,eccentric blab,peach blabbermouth,tattletale
black,blackness blackjack,blackmail blame,blamed,blasted,damned,darned,goddam,goddamned blame,fault bland,insipid
blanket,broad,wide blanket,cover blaze,blazing blazing,blinding bleached,faded bleed,hemorrhage bleeding,hemorrhage
blight,plague blindfold,blindfolded blink,blinking blizzard,snowstorm blockade,obstruct
blockhead,bonehead,fuckhead,knucklehead,shithead bloke,chap,fella,fellow,lad blond,blonde blond,blonde
bloodline,lineage,pedigree bloody,damn bloom,blooming bloom,blossom,flower blooming,crashing,flaming,fucking
blossom,flower blowout,romp,runaway blunder,boner blunder,boob,goof blurred,blurry blush,flush board,plank
boast,boasting boast,brag boast,sport bod,chassis,figure,flesh bodyguard,escort bogeyman,booger,boogeyman
boiled,poached bollocks,fluff,spoil bony,scrawny,skinny boob,booby,pinhead booklet,brochure,folder,pamphlet
bookshop,bookstore bookworm,scholastic boom,roar,roaring,thunder booming,roaring,thriving boost,hike
bootleg,contraband,smuggled booty,loot,pillage,plunder booze,drink booze,liquor,spirits border,borderline
border,surround bore,drill boring,drilling boring,tedious,tiresome boss,brag boss,foreman,honcho bother,hassle,trouble
bounce,rebound bound,edge bound,jump,leap,spring boundary,bounds bountiful,giving bouquet,corsage bowel,gut,intestine
box,package boxers,drawers bozo,cuckoo,fathead,goof,goofball,jackass,twat bra,brassiere brag,bragging braid,plait
braid,plait brainy,brilliant brave,courageous brave,endure,weather bravery,courage brawl,do breach,violate
breakers,surf breakthrough,find breed,spawn bright,brightly,brilliantly brilliance,glare brilliant,superb
bringing,delivery brink,verge brisk,spanking broad,wide broke,bust brood,dwell brooding,pondering,reflective
brook,endure,tolerate brothel,cathouse,whorehouse brow,forehead bruise,contusion brutal,cruel,fell,savage,vicious
brutally,viciously bubbling,bubbly bubbly,champagne bucket,pail buddy,chum,pal,sidekick budge,stir buffoon,clown
build,construct build,physique bulge,hump bulk,majority bullet,slug bullshit,horseshit
bully,cracking,dandy,groovy,nifty,smashing,swell bully,hooligan,roughneck,rowdy,ruffian bullying,intimidation
bum,cheesy,crummy,punk bum,git,lowlife,puke,skunk,stinker bum,grub,mooch bunch,clump,cluster bundle,package,packet
bungalow,cottage burden,weight burrow,tunnel bushel,fix,mend,repair busy,occupy but,just,merely,only,simply
butcher,slaughter buy,purchase buy,steal buying,purchasing buzzer,doorbell by,past cabaret,nightclub cable,telegraph
cache,stash cadaver,corpse cadet,plebe cafe,coffeehouse cagey,clever calamari,squid calculate,compute
calculated,deliberate calculating,scheming calculation,figuring,reckoning caliber,calibre,quality call,name
callback,recall calligraphy,penmanship calling,career,vocation calm,serene calm,still camouflage,disguise camp,tent
campaign,crusade campaigning,candidacy canary,snitch,stoolie candid,forthright candidate,nominee canvass,poll
cap,crest capable,subject captive,imprisoned,jailed captive,prisoner captivity,incarceration capture,charm,entrance
cargo,consignment,freight,shipment carnage,massacre carpet,carpeting,rug carsick,seasick cart,drag,haul carte,menu
case,event case,instance casket,coffin castaway,outcast castle,palace castrate,eunuch catapult,slingshot
catastrophe,disaster,tragedy catch,gimmick category,class cater,provide cattle,cows cause,induce,stimulate
cautious,timid cavity,pit cease,discontinue,quit,stop cease,end
celebrated,famed,famous,illustrious,notable,noted,renowned cemetery,graveyard center,concentrate,focus
center,halfway,middle center,middle ceremonial,ceremony certain,sure certainly,sure,surely certificate,credentials
chains,irons challenge,dispute challenger,competitor,contender,rival champ,champion chance,fortune,luck
chance,opportunity chaos,pandemonium chaperon,chaperone chaperon,chaperone characteristic,feature charmer,smoothie
chartered,leased chase,dog,tail chase,pursuit chased,pursued chat,chitchat,jaw chatter,yak chatty,talkative
cheap,inexpensive check,cheque checked,checkered checkup,medical cheering,comforting cheering,shouting
cheery,gay,sunny cherished,precious,treasured cherry,red child,kid,minor,nipper,youngster childish,infantile
chilli,chilly chilling,cooling chilling,scary chimp,chimpanzee chips,fries chiseler,swindler chitchat,gab,gossip
chocolate,cocoa choice,pick choice,prize,quality,select choice,selection choose,prefer choose,select
chopped,shredded,sliced chore,job,task chummy,matey,pally chump,fool,gull,sucker chunk,lump chunk,lump chute,parachute
chute,parachute cinema,film circular,flyer circular,round circumstance,context circumstances,luck
citation,commendation cite,mention,refer cite,reference civilised,civilized clammy,dank clams,kale,lettuce
clan,kindred clandestine,undercover clang,clash,crash class,classify class,grade classic,classical classy,posh
clavicle,collarbone clean,plumb cleaning,cleansing clearly,understandably cliche,commonplace click,clink climb,upgrade
climbing,mounting clip,snip clit,clitoris cloak,mask cloaked,disguised,masked clock,time close,last close,near,nigh
closer,nearer closest,nearest closet,cupboard closing,shutting cloth,fabric clowning,prank club,society cluck,clucking
clump,clunk clunk,thud,thump,thumping clutch,clutches,grip,hold clutch,seize clutter,smother coach,manager
cobbler,shoemaker cock,pecker coil,spiral coincidental,simultaneous collaborate,cooperate collage,montage
collected,gathered collide,jar colony,settlement color,colour colored,coloured colossal,stupendous comedian,comic
comfort,console,solace,soothe comfortable,comfy comic,comical,funny commandeer,hijack commanding,overlooking
commence,start comment,commentary comment,remark commentator,observer commission,committee commit,dedicate,devote
common,park commonly,normally,usually communicating,communication comp,comprehensive companion,company
companion,fellow comparing,comparison compassionate,pity compel,oblige compete,vie competition,contest complain,plain
complaint,ill complete,finish completed,realised,realized complex,composite compliment,congratulate
component,element,factor component,part,portion composing,composition compulsory,mandatory con,diddle,scam,swindle
conceal,hide concealed,hidden concealing,hiding conceited,swollen,vain conceivable,imaginable
concept,conception,construct concern,fear concern,refer,relate conclude,reason concluded,ended,over,terminated
conclusion,decision confidant,intimate configuration,constellation confine,limit,throttle confirm,corroborate
confirmation,verification confiscate,forfeit confiscate,impound conflict,struggle confront,face confront,face
conjecture,speculate conjure,invoke conquer,suppress conquering,conquest conscience,scruples consequence,effect,result
conserve,preserves consider,regard,view considerably,substantially consistently,systematically consolation,solace
constantly,invariably construct,manufacture consumption,intake contamination,taint contempt,despite,disdain,scorn
content,contented content,contents content,message continue,keep continue,proceed contrary,reverse contribute,lend
contribution,donation control,curb convention,normal,rule cook,prepare,ready coordinate,organise cop,snitch
cope,coping cordial,liqueur cornered,trapped correct,right correct,right correspond,match corrupt,pervert,profane
corset,stays cosmetic,decorative cost,price cosy,cozy cosy,cozy couch,lounge,sofa cough,coughing
counseling,counselling,guidance count,counting count,matter counterfeit,fake counterfeit,forgery countless,myriad
country,nation coup,takeover couple,mates courier,messenger course,naturally court,courtroom court,romance
court,tribunal courting,courtship,wooing crabby,fussy,grouchy,grumpy crack,super,tops crackpot,fruitcake,screwball
craft,trade craftsmanship,workmanship crafty,sly,wily cramp,spasm crank,cranky crap,poop,shit,shite,turd
crapper,pot,potty crappy,icky,lousy,rotten,shitty,stinking crave,lust crawl,creep crawling,creeping craze,fad
crazed,deranged crazy,demented,mad crazy,loony,nutcase crease,crisp crease,fold creator,divine creep,mouse,sneak
creep,spook,weirdo cretin,idiot,imbecile,moron,retard crewman,sailor criminal,crook,felon,outlaw
criminal,reprehensible crippled,game crisp,sharp croak,die,perish crock,smut,soot crop,harvest crow,gloat crowbar,pry
crowd,herd crude,petroleum crumpled,dented cry,scream,shout,yell cry,shout,yell cry,weep cry,yell crybaby,wimp
crying,tears,weeping cryptic,mysterious cubby,snug cuddle,snuggle cuddle,snuggle cuddling,hugging,kissing,petting
cue,remind culprit,perpetrator cultural,ethnic cultured,genteel cum,semen cunning,cute cunning,guile cur,mutt
cure,therapeutic cured,healed,recovered curious,funny,peculiar,queer,rum,rummy curiously,oddly curl,scroll
curled,curling currently,presently curriculum,syllabus curse,cuss,swear curse,oath,swearing curtain,drape
curve,sheer,slew,swerve,trend custody,detention cut,reduce cutting,stinging dago,wop dainty,goody,treat
damaging,prejudicial dame,wench damn,darn damn,goddamn damp,moist damp,mute dandy,gallant dapper,spiffy,spruce
dare,daring dark,darkness darkness,shadow darling,dearie,ducky dart,fleet,flutter dash,scoot
dawn,dawning,daybreak,sunrise,sunup daydream,daydreaming daydream,dream daylight,daytime daze,dazzle daze,shock
dealer,trader debacle,fiasco debris,dust,junk,rubble debut,entry,introduction deceased,departed decent,nice
decent,properly decide,resolve,settle decidedly,definitely deciding,determining decipher,decode decline,refuse,reject
decorate,ornament decoration,ornament decrease,diminish,lessen decreased,reduced deduce,derive,infer deduct,subtract
deeply,profoundly defeat,licking defeat,overcome defective,faulty defenceless,defenseless defenceless,defenseless
defender,guardian,protector defer,postpone,table deficiency,lack deficient,lacking deficit,shortage defining,shaping
deformed,distorted defy,withstand degenerate,degraded degenerate,deviant,deviate,pervert degree,level degree,stage
deity,divinity delay,wait deliberate,moot deliberately,intentionally,purposely delicious,delightful delight,please
delirious,hallucinating delirium,frenzy,hysteria demand,need,require demeaning,humiliating demise,dying
demo,demonstrate,present,show demolition,destruction demon,devil demonic,fiendish,satanic demonstrate,prove,show
demonstration,presentation den,lair denim,jeans depart,vary departure,going,leaving dependable,reliable
depict,describe depict,picture deposit,stick,wedge depot,terminal deprivation,want deprive,strip
derivative,differential derive,gain descend,fall descendants,posterity describe,report desert,desolate,forsake
deserve,merit deserving,worth design,designing design,plan desire,want desolation,devastation despair,desperation
desperately,urgently despicable,vile despise,disdain,scorn despised,hated,scorned destiny,fate
destitute,impoverished,needy destroy,ruin detail,item detailed,elaborate detect,discover,find,notice,observe
detection,sensing detector,sensor determination,finding determine,influence,shape detest,hate detonate,explode
detonation,explosion develop,evolve development,evolution deviant,deviate deviate,divert deviation,difference
devise,formulate,invent diaper,nappy diary,journal dice,die dictate,prescribe dictatorship,tyranny difficult,hard
digging,excavation diminished,weakened dimwit,nitwit dinghy,rowboat dinnertime,suppertime dip,dunk
direct,directly,straight direct,target directing,directive director,manager dirt,soil dirt,soil dirty,soil
dirty,soiled,unclean disability,handicap disabled,handicapped disabled,handicapped disappear,vanish
disappearance,disappearing disappointed,frustrated disc,record discharged,dismissed,fired
disclose,divulge,expose,reveal disclosure,revealing,revelation discoloration,stain disconcerting,upsetting
disconnect,unplug discount,dismiss,ignore discover,hear,learn discovered,observed disgrace,dishonor,shame
disgrace,shame disgraceful,scandalous disgruntled,dissatisfied disgusting,foul,revolting disk,saucer disoriented,lost
dispense,distribute disperse,sprinkle display,exhibit display,show disposition,temperament disqualify,unfit
disregard,ignore disregard,neglect disrupt,interrupt disruption,interruption distraught,overwrought
distressing,disturbing,troubling,worrying distribute,spread district,territory district,zone distrust,mistrust
distrust,mistrust disturb,trouble dive,plunge divers,diverse diversion,recreation diversity,variety divide,fraction
divide,split dizziness,vertigo dizzy,giddy,woozy do,make do,perform doctor,physician doctrine,philosophy
document,papers dodo,fossil doggie,doggy,pooch doghouse,kennel dolt,stupid dominate,prevail done,through donut,sinker
doom,fate doomed,lost door,doorway doormat,weakling,wuss dork,jerk dorm,dormitory dormant,hibernating dot,stud
double,dual doubly,twice doubt,uncertainty down,downward downer,sedative downriver,downstream
dozens,loads,lots,scores,stacks,tons drab,dreary drain,drainage draining,exhausting drama,play
dramatic,spectacular,striking draw,pull dread,fear dreadfully,horribly dream,dreaming dressmaker,seamstress
dribble,drip drift,float drifter,vagrant drifting,vagrant drink,drinking dripping,soaking drive,motor droppings,dung
drunk,drunkard,rummy,wino drunk,intoxicated,ripped dub,nickname duds,threads duet,pair dumpling,dumplings dupe,victim
duplicate,repeat dusk,nightfall,twilight duty,obligation,responsibility dwarf,midget dweeb,grind,nerd dwelling,home
earlier,earliest earlier,sooner earn,realise earnings,profit,profits earth,globe earthquake,quake easily,easy
easy,leisurely eating,feeding eats,grub ecstasy,rapture edge,inch edgy,jumpy,uptight education,instruction
effect,impression egotistical,narcissistic eldest,firstborn eldest,firstborn elect,elite elected,elective
elementary,simple elevate,promote elevation,raising elf,pixie elimination,riddance embrace,embracing employ,employment
employ,hire emptying,evacuation encounter,find encounter,meet encounter,skirmish encourage,promote end,terminate
endanger,jeopardize,menace,peril,threaten endangerment,hazard,jeopardy,peril,risk endeavor,endeavour
endeavor,endeavour,strive endowment,gift,talent enemy,foe enforce,impose engage,pursue enigma,mystery
enjoyable,pleasurable enlightening,informative enormous,tremendous enormously,hugely,tremendously enough,plenty
enroll,recruit entail,mean entering,entrance enticing,tempting entire,full,total entire,intact entire,stallion
envious,jealous envision,fancy,picture,visualize epic,heroic equal,peer erosion,wearing erotica,porn,porno,pornography
error,fault,mistake especially,particularly essential,necessary,necessity,requirement establish,found,institute
establish,found,launch establishment,institution esteem,respect esteem,respect esteemed,honored,prestigious
estimate,figure estimate,gauge eternal,everlasting,perpetual eternally,forever eternity,infinity
ethics,morality,morals evade,hedge,skirt even,evening eventually,finally evermore,forevermore everyday,mundane,routine
evidence,grounds evidence,manifest evil,wickedness exactly,just,precisely exaggerated,overdone exalted,lofty
examination,scrutiny example,instance exceed,top exceeding,exceptional exceedingly,extremely,super
excess,extra,redundant,surplus excess,surplus excessively,overly,too excite,stimulate exclusive,sole excursion,outing
executing,execution exemplary,model exercise,exercising,workout exercise,exert exercise,practice exert,wield
exhaust,fumes expect,require expectation,outlook experiment,experimentation expiration,termination exploit,feat
express,utter expressed,uttered expression,face,look expressway,freeway extended,lengthy,prolonged exterior,outside
extreme,utmost extremely,highly eye,eyeball eye,optic eyeball,orb eyeglasses,glasses,specs,spectacles eyelash,lash
fab,fabulous fabricated,fancied,fictitious factory,mill faculty,module fade,slicing fag,faggot,poof,queer fail,neglect
failing,weakness faint,swoon faint,swoon fairly,jolly,moderately,pretty,reasonably,somewhat faith,religion fake,sham
faker,imposter,impostor family,household fanatic,fanatical,overzealous fancy,illusion fantasize,fantasy farce,travesty
fart,farting farther,further farthest,furthest fascinated,hypnotized fashion,manner,mode,style,way fast,fasting
fasten,fix,secure faster,quicker fastest,quickest fatal,fateful father,sire fatherland,homeland fatigue,tire
fault,flaw favored,pet favorite,favourite fear,fright feasible,viable feature,have feeble,lame feisty,spunky fell,hide
feller,lumberjack fence,fencing ferocious,fierce,furious fetching,taking feverish,hectic fib,tale fiber,fibre
fiddle,violin fiddling,trivial fiend,ogre fierce,tearing fig,figure fight,fighting fight,oppose file,register
film,movie fin,five finally,ultimately finances,funds financial,fiscal fine,ticket finish,finishing fire,firing
fireplace,hearth firm,firmly firmly,securely fistful,handful fit,primed,set fit,tantrum fixation,regression
fixing,repair fizz,foam flame,flaming flapping,fluttering flash,flashy,tawdry flash,twinkle flat,level,plane
flatfoot,patrolman flavor,flavour,season flavor,flavour,spirit fleece,rob fleet,swift fleeting,fugitive,momentary
fleshy,overweight flicker,spark flight,flying flinch,funk,quail flip,impudent,insolent flip,toss flirt,minx,vamp
flirtation,flirting,toying floater,spots flooded,overflowing floor,shock floozy,hustler flourish,thrive flow,flowing
flow,flux flunky,lackey flustered,rattled fly,wing focus,focusing fog,obscure foggy,groggy foliage,leaf
followers,following following,next folly,foolishness fondly,lovingly fool,gull foot,ft footing,terms
forbidden,prohibited,taboo force,pressure forecast,prognosis foreclose,prevent forest,wood,woods fork,pitchfork
form,kind,sort form,organize formalities,formality former,sometime formula,recipe forte,speciality,specialty
forthright,squarely forthwith,immediately,instantly,straightaway forward,forwards four,quartet fowl,poultry
foyer,hall,lobby fragrance,perfume,scent frankly,honestly frat,fraternity freak,monstrosity free,loose
free,loose,release freeing,liberation frequently,often fresh,freshly,new,newly fresher,freshman fret,fuss fret,stew
fright,frighten,scare frightened,scared frightful,horrible,horrifying frisk,frolic,lark,romp frog,toad
fuck,fucking,screwing fuck,screw full,fully fumble,grope function,mapping function,operate function,purpose,use
fundamental,key,primal fundamental,rudimentary funky,smelly furnish,provide,render,supply fury,rage fuse,mix
fusion,unification gab,yak gag,jest,joke gain,increase gain,win gal,gallon gallantry,heroism,valor gambling,gaming
gangster,mobster garbage,refuse,scraps gargle,mouthwash gash,slash gasoline,petrol gasp,pant gay,homo,homosexual
gaze,stare genetic,hereditary,inherited,transmitted genitalia,genitals,privates genuinely,really,truly gesture,motion
gesture,motion ghastly,grim,grisly,gruesome giant,jumbo gifted,talented gigantic,mammoth gilded,golden gimp,limp
gimp,limping given,granted given,presumption gizmo,whatchamacallit glamour,hex,jinx,witch glance,glimpse glance,peek
gleam,glitter gleaming,glimmer gliding,soaring glistening,shiny gloat,gloating global,world glue,paste go,move,travel
goddam,goddamn,goddamned godforsaken,waste gone,kaput goo,gook,muck,ooze,slime good,thoroughly goofy,silly,wacky
goon,lout,oaf govern,regulate governing,government grade,level,tier grade,rate graded,ranked graft,transplant
grand,thou,thousand granddad,granddaddy,grandfather grapevine,pipeline grappling,wrestle,wrestling grasping,greedy
grateful,thankful gratification,satisfaction grave,sober,solemn grave,tomb gray,grizzly greasy,oily
grief,heartache,heartbreak grievance,grudge grieve,sorrow grieving,mourning grim,relentless
grin,grinning,smile,smiling grinder,sub groan,moan groan,moan grooming,training ground,reason grounds,yard
growing,growth guarantee,warranty guard,ward guerilla,guerrilla,irregular guess,hazard,venture
guess,imagine,reckon,suppose,think guess,speculation guidance,steering guide,lead guide,maneuver,steer gulp,swig
gunfight,shootout gunfire,gunshot gunman,torpedo gunpowder,powder gush,spout gushing,pouring gusto,relish,zest
guts,moxie guy,hombre guy,ridicule habit,wont hairdo,hairstyle hall,hallway hammock,knoll hand,mitt handbag,purse
handgun,pistol handkerchief,hanky handle,manage handle,treat hang,knack hangout,haunt hankering,yen happen,occur
happening,occurrence happily,merrily harass,hassle harlot,prostitute,tart,whore harm,hurt,injury,trauma harpy,vixen
harvest,reap hasten,race,rush,speed hate,hatred hauling,trucking haunted,obsessed hazardous,risky hazy,misty he,helium
headache,worry headmaster,schoolmaster healer,therapist healing,therapeutic heap,pile hearsay,rumor,rumour
heart,ticker heater,warmer heathen,infidel,pagan heathen,pagan heating,warming heaven,paradise height,summit
hell,hellhole,inferno helping,serving helpless,incapacitated hep,hip hesitate,pause hesitate,waffle
heterosexual,straight hickey,pimple,zit hideaway,hideout hideous,horrific,outrageous highlight,spotlight hike,hiking
hind,hinder hint,suggest hippie,hippy hiss,hissing hitchhike,thumb hobo,tramp hock,pawn hold,keep,maintain
holdup,stickup holiday,vacation holiday,vacation holler,hollering homework,prep homicidal,murderous honest,honorable
honor,honour,reward hood,hoodlum,punk,thug hoopla,hype hopeful,wannabe horde,host hospital,infirmary hostel,inn
hot,raging housekeeping,housework housing,lodging howl,howling howl,wail
howling,marvellous,marvelous,rattling,tremendous,wonderful,wondrous hubby,husband huddle,powwow huge,immense,vast
humankind,humans,mankind humble,lowly humbled,humiliated humor,humour humor,wit humour,mood hump,hunch hunch,suspicion
hurrying,speeding hurt,smart hurt,wounded hurting,pain hut,shack hypocrite,phoney,phony icebox,refrigerator
idea,thought identical,very identify,name ignored,neglected ii,two ii,two ill,sick illegitimate,outlaw,outlawed
illness,sickness illuminate,light illustrate,instance imagery,imagination,imaging imaginative,inventive
imitate,simulate imitation,simulated immaculate,spic,spotless imminent,impending impact,wallop imperfect,progressive
impertinent,saucy implanted,planted implication,significance important,significant impose,inflict imposing,noble
impossible,inconceivable,unimaginable impress,strike improbable,unlikely impromptu,offhand impulse,urge in,inch
inclination,tendency incomprehensible,inexplicable incorporate,integrate incorporate,integrated,unified
incorrect,wrong incredible,unbelievable incredibly,unbelievably indecent,unbecoming indicate,point
indisposed,peaked,poorly individual,mortal,person,somebody,someone,soul individual,single individually,separately
indoors,inside induction,initiation industry,manufacture inevitably,necessarily,needs infamous,notorious
infatuated,potty infected,septic infinite,space info,information informer,squealer infraction,misdemeanor,violation
inhabit,live inherent,integral initiative,maiden injure,wound innovation,invention inquire,wonder
inquiring,questioning inquiry,research inquisitive,wondering inside,interior inside,within insistent,repetitive
installation,installing instant,instantaneous instant,jiffy,twinkling,wink instant,moment instead,rather
instruct,teach instructor,teacher instrument,tool integrity,unity interest,sake interfering,meddling interim,meantime
internet,net interpreted,taken intolerable,unbearable invaluable,priceless investigating,investigation
investigation,probe investigator,researcher investing,investment involvement,participation irony,sarcasm,satire
irrigate,water irritable,testy isolated,separated isolated,stray issue,publish issue,supply itinerary,route jab,poke
jab,poking jail,jailhouse jail,jug jam,mob jammed,packed jargon,lingo jerking,jerky jest,joke jewellery,jewelry
jiggle,wiggle job,occupation jog,ramble journey,travel joust,tilt joy,pleasure joy,rejoice juggle,juggling
juncture,occasion junk,scrap,trash keel,reel,stagger keen,lament keen,penetrating,piercing keep,livelihood
keepsake,souvenir kill,killing killer,slayer kinda,rather kindling,spunk kingdom,realm kinky,perverted kneel,kneeling
knife,stab knock,knocking lab,laboratory labeled,tagged labor,labour labor,toil labour,toil labyrinth,maze lace,twine
lament,wail language,speech larceny,stealing,theft,thieving largely,mostly lash,lather,whip lasso,rope last,survive
lasting,permanent late,tardy lately,recently laugh,laughter lavatory,privy,toilet lavender,lilac lavish,shower
lay,place,put,set lb,pound lead,result leaders,leadership leading,prima,star,starring,stellar lean,thin lean,tilt
leaning,tendency leaning,tilted leap,leaping lease,letting,rental lease,rent left,leftover,remaining lend,loan
lever,pry licence,license license,permit lieu,stead life,living lifeguard,lifesaver lifelike,vivid lift,raise
lighted,lit like,wish likely,probable likely,probably limbo,oblivion limelight,spotlight limiting,qualifying
limo,limousine list,listing lit,literature literal,typo little,slight little,small load,loading
loathsome,nauseating,nauseous,queasy,sickening located,placed,situated locating,positioning lock,mesh lonesome,only
long,yearn longing,yearning look,looking looker,spectator,viewer looking,sounding lookout,picket,scout,sentry
loot,plunder lot,mass,mint,peck,slew loud,loudly lube,lubricant lug,tote lumber,timber lunacy,madness
lunatic,madman,maniac lunch,luncheon lure,tempt luscious,voluptuous lyric,words m,meter m,thousand madhouse,nuthouse
mag,magazine magic,magical,wizard magnificently,splendidly mailman,postman maimed,mutilated maimed,wounded
main,master,principal mainly,primarily maintain,preserve malice,spite mangled,torn maniac,maniacal manoeuvre,tactic
manpower,men manufacturer,producer march,marching margin,perimeter maritime,nautical marked,pronounced
market,marketplace marketing,merchandising,selling maroon,strand marooned,stranded marriage,matrimony,wedlock
marry,wed marvel,wonder matching,twin material,stuff maternity,pregnancy math,mathematics means,way measure,quantity
measure,step measurement,measuring meddling,tampering meditate,muse,ponder,reflect melody,tune melt,melting,thaw
memo,memorandum memory,remembering menace,threat menacing,ominous,sinister,threatening mentality,outlook
mention,note,observe,remark mention,reference merchandise,product merchandise,trade merge,unite mescal,peyote
mess,muss metabolism,metamorphosis metal,metallic mg,milligram mic,microphone midday,noon midget,petite,tiny
midst,thick mighty,powerful militia,reserves mime,mimic mind,psyche minimal,minimum minstrel,troubadour
minute,moment,second minutes,transactions misbehave,misconduct missile,projectile mistaking,misunderstanding
mixer,sociable,social mob,rabble mobile,roving,wandering mocking,taunting model,pattern moisture,wet mold,mould
mold,stamp molded,shaped,wrought monarch,sovereign moody,sullen moonlight,moonshine morgue,mortuary morn,morning
mortician,undertaker motivate,prompt motivation,motive motorbike,motorcycle motto,slogan moustache,mustache
mouth,speak,talk moved,stirred muddy,soggy multitude,pack murder,off,slay murder,slaying murmur,murmuring,muttering
murmuring,whispering mush,pulp mutant,mutation mute,unspoken mysterious,mystic n,nitrogen na,sodium nag,scold
nanny,nursemaid narrative,story,tale naught,nothing,null,zero,zip navigate,voyage ne,neon near,nigh necktie,tie
need,want needed,required negative,veto negligee,wrapper negotiation,talks neighbor,neighbour neighbor,neighbour
neighborhood,neighbourhood,vicinity nerve,steel new,novel news,tidings ni,nickel night,nighttime nightgown,nightie
nimble,spry nincompoop,ninny nip,pinch noble,nobleman non,not nonetheless,notwithstanding,still nose,poke
nosey,nosy,prying note,notice nothingness,void nourishment,sustenance now,nowadays,today nowadays,present nudge,prod
null,void nuptials,wedding nutter,wacko obscure,vague observation,watching obstinate,stubborn obtain,receive
obviously,plain,plainly occult,supernatural occupant,resident offence,offensive ointment,salve omelet,omelette
opinion,sentiment opponent,opposing opposition,resistance orb,orbit ordinance,regulation origin,source
outdoors,outside outsmart,outwit overpowering,overwhelming oversee,supervise own,possess owner,proprietor pace,step
pacing,tempo pact,treaty painting,picture palsy,paralysis panic,terror panicked,panicky,terrified pardner,partner
parlor,parlour part,partially,partly part,portion particular,peculiar,special particular,specific partner,spouse
pass,walk passage,transition patch,piece pathetic,poor patio,terrace patrol,police patronize,sponsor pattern,practice
pay,salary,wage payload,warhead peddling,vending pedestal,stand pedigree,thoroughbred pee,piss,urine pee,piss,wee
peeing,pissing pen,write penalty,punishment penance,repentance penchant,preference,taste perceived,sensed
percent,percentage percentage,share perch,roost persona,role perspective,view perspiration,sweat
pest,pestilence,plague petition,request phase,stage phone,telephone phone,telephone photo,photograph phrase,word
pickings,taking pier,wharf pierced,punctured pillage,rifle pine,yen pipe,shriek piping,steaming piranha,predator
pitch,sky,toss place,spot plan,program plant,works pledged,sworn plight,predicament podium,pulpit poetry,verse
polishing,shining posing,sitting possible,potential poster,posting potato,spud pounce,swoop pout,sulk pox,syphilis
practise,rehearse prance,strut prance,strut preaching,sermon precaution,safeguard precedence,priority
predatory,raiding preferable,preferred prelim,preliminary premier,premiere premier,prime presently,soon
preserve,uphold press,urge pressing,urgent pretending,pretense prey,quarry,target print,publish privacy,seclusion
privy,secluded prize,treasure probing,searching procedure,process proceeding,proceedings proceeds,take process,treat
prod,spur,urging programming,scheduling project,task,undertaking projected,projecting,sticking prom,promenade
promenade,troop promo,promotion,publicity promptly,quick,quickly propose,suggest proved,proven provider,supplier
province,state provision,supplying psychiatrist,shrink psycho,psychotic psychopath,sociopath puff,puffed puff,whiff
puking,vomiting pull,pulling pupil,student purely,strictly purr,whiz push,pushing puss,pussy putt,putting
query,question quickly,rapidly quietly,softly radical,revolutionary radio,wireless rage,ramp,storm rail,railing
railroad,railway rails,runway rake,rip range,reach range,scope rant,ranting raped,ravaged,sacked rarely,seldom
rascal,rogue rattle,rattling rattling,real,very react,respond realize,recognize realize,see,understand
reasonable,sensible reasoning,thinking reassign,transfer rebellion,revolt,uprising recall,recollect,remember
recant,retract receipts,revenue recharge,reload recital,yarn recluse,withdrawn recollection,remembrance
recover,regain,retrieve recreate,revive redeeming,saving redemption,salvation redo,remake reek,stench,stink
ref,referee referee,umpire refuge,safety refund,repay regard,respect register,registry regular,veritable
reigning,ruling reiterate,repeat rejoicing,triumphant relaxing,restful religious,spiritual remain,stay
remainder,residual,rest remarkable,singular remarkably,unusually rematch,replay repeat,repetition repeating,repetition
replacement,replacing repose,rest reposition,shift representative,spokesperson repugnant,repulsive reside,shack
resign,vacate resignation,surrender respective,several,various resume,survey resuscitate,revive retaliation,revenge
retire,withdraw retreat,withdraw revealing,telling revolutionary,subversive revolve,rotate reward,wages
rhino,rhinoceros rigorous,strict ripping,splitting ripple,rippling ripple,ruffle roam,stray,wander roast,roasted
rock,stone rock,sway roomie,roommate roving,wandering rubbish,trash ruckus,rumpus rumble,rumbling rumor,rumour
run,trial rundown,summation runner,smuggler runt,shrimp rupture,tear rustle,whispering s,sec,second sabotage,undermine
sadness,unhappiness salvage,salve,save sanatorium,sanitarium sander,smoother savior,saviour savvy,understanding
say,state,tell scheme,strategy scholar,student school,schoolhouse scoundrel,villain scramble,skin scrape,scratching
scream,screaming,shriek,shrieking screen,test screening,showing,viewing scrumptious,yummy scurry,scuttle se,selenium
seaboard,seaside search,seek seated,sitting seating,seats section,segment seller,vendor sender,transmitter
serenity,tranquility serial,series seriousness,sincerity serpent,snake server,waiter sewed,sewn,stitched
sewing,stitching shadowed,shadowy shake,shingle shaky,wobbly shareholder,stockholder shattering,smashing shave,shaving
sheik,sheikh shift,transformation shiver,shudder shiver,tremble shivering,trembling shooting,shot shop,store
shorts,trunks shouted,yelled shrink,wither shrunken,withered shudder,tingle shy,unsure sieve,sort signal,signaling
significant,substantial silent,still sinful,ungodly sis,sister skittish,spooky slap,smack sleaze,tat sled,sleigh
sled,sleigh sleek,slick sleep,slumber sleep,slumber slice,slit slightly,somewhat slip,steal slop,spill,splatter
slop,swill slouch,slump slow,slowly slug,swig smashed,soaked smitten,struck smothered,strangled snap,snarl
sneaky,underhanded sneeze,sneezing sniff,whiff snob,snot snooty,snotty soak,soaking sod,turf someplace,somewhere
spaceship,starship spare,trim spark,sparkle sparkling,twinkle spatter,splatter speak,talk speaker,talker
specify,stipulate speed,velocity sporting,sporty spot,spy spotted,spotty spread,spreading spring,springtime squad,team
squander,waste squash,squeeze squat,squatting squeaking,squeaky,squealing squeeze,squeezing squirm,twist,worm
squirm,wiggle stable,stalls stagger,stumble staircase,stairway stairs,steps stamp,stomp standpoint,viewpoint
starved,starving state,submit static,still steady,sweetheart,sweetie steam,steamer steaming,steamy step,tread
sting,stinging stock,trite strain,strive strangling,strangulation streetcar,trolley stress,tension stride,tread
string,twine study,survey stuff,thrust stumble,trip sub,substitute subject,theme,topic submarine,undersea
submerged,underwater suburb,suburbia suck,sucking suffering,woe suitable,suited sulfur,sulphur sulfur,sulphur
sum,total summer,summertime summon,summons sun,sunlight,sunshine sunblock,sunscreen sunburn,suntan,tan sundown,sunset
supervising,supervision sur,tyre surf,surfboard sway,swing sweet,sweetly swim,swimming swinging,tripping
swirl,twirl,whirl swirl,vortex sync,synchronize talk,talking taunt,taunting taxi,taxicab tearing,watering teen,teenage
temp,temporary test,try test,tryout tested,tried thaw,unfreeze theater,theatre therefore,thus thinking,thought
thread,wind three,threesome,triad,trio tick,ticking tickling,tingling ting,tinkle tiring,wearing tit,titty top,upside
topple,tumble torment,torture tormented,tortured touch,touching town,townspeople trachea,windpipe tracking,trailing
transfer,transportation transmission,transmitting travel,traveling,travelling traveler,traveller trifle,wanton
trillion,zillion triumph,victory trustworthy,trusty tube,tubing tumor,tumour turn,turning tux,tuxedo twerp,twit
twisting,winding twitch,twitching uncanny,weird uncouth,vulgar unfair,unjust unique,unparalleled universe,world
unresolved,unsolved untamed,wild up,upward,upwards upriver,upstream upset,worried uterus,womb varmint,vermin
vegetable,veggie vengeful,vindictive vet,veterinarian,veterinary victorious,winning vino,wine voluntary,volunteer
vote,voting walk,walking wallop,whack war,warfare wed,wedded whimper,whine whip,worst whiskey,whisky whistle,whistling
wish,wishing wonderfully,wondrous wool,woolen yawn,yawning yon,yonder yon,yonder zip,zipper
`
