/** Nouns that mean a person. Source: WordNet 3.1 (Princeton University; see LICENSE-WordNet.txt); reduced by bench/engine/lexicon.ts. */
export const PERSON_NOUNS = `
academic accomplice accountant actor actress administrator admirer adolescent adult adventurer adversary advisor
advocate aggressor aide alien amateur analyst anarchist ancestor anthropologist apparition applicant apprentice
archaeologist architect artist assassin assistant associate atheist athlete attacker attendant attorney author
auxiliary babe baby bachelor backer ballerina ballplayer bandit banker banshee barbarian bartender bastard batter
bearer beatnik beggar beginner believer bellhop beneficiary bidder biologist biter blackmailer blacksmith bloke blonde
bodyguard booby bootlegger boss bourbon boxer boy bride bridegroom broker brother brute buddy buff buffoon bully bum
burglar busboy businessman butler buyer caller camper candidate capitalist captive caretaker carrier catcher caterer
celebrity chambermaid champ champion chap character charlatan chemist child chiropractor chosen chump citizen civilian
classmate clerk client clown coach cobbler collaborator colleague collector colonial columnist comedian commando
commentator commie commoner companion competitor composer compulsive concierge conductor confidant connoisseur
conqueror conservative constable consultant consumer contemporary contestant contractor controller convert conveyor
convict cook coon coordinator cop coroner correspondent counsel counselor courier cousin coward cowboy crackpot
craftsman creator criminal cripple critic crook culprit cuss custodian customer cynic dame dancer darling daughter
dealer dear deceased decorator defendant defender deity delegate demon dentist dependent deputy descendant designer
desperate developer devil diabetic diplomat director disciple distributor divine divinity doctor don donor doorman
dreamer drinker driver dropout drummer drunk drunkard dwarf eccentric editor egghead embodiment employee employer
engineer entertainer enthusiast entrepreneur equal escort executioner executive executor expert explorer fairy faker
fanatic farmer father fella fellow felon fielder fiend fighter fisherman fixer florist foe follower fool foreigner
foreman freak freshman friend fugitive gallant gambler gangster gardener genie gentleman geologist ghoul girl
girlfriend giver gladiator glutton gnome goddess golfer goner gourmet governess governor graduate grandchild
grandfather grandmother grocer groom grownup guard guardian guerrilla guest guide gunman guru guy gymnast gynecologist
hack hacker halfback handyman hater headmaster healer heir helper heretic hero heroine hillbilly historian hitter
homosexual hood host hostess hotshot housewife husband hypocrite idealist idiot imbecile immigrant incompetent infant
informant inmate instructor intellectual interpreter intruder invader invalid inventor investigator investor jackass
janitor jerk jeweler jockey joker journalist judge juror kid kidnapper killer king lackey lad lady landlord lawman
lawyer layman leader learner lecturer liar liberal librarian lightweight linebacker linguist listener loon loser lover
ma madam madman magician magistrate maid maiden mailman maker man manager maniac marksman martyr master mate matron
mayor mechanic member mercenary merchant mermaid messenger miner minister minor minstrel missionary mistress moderate
modern monarch monk monster monstrosity mortician mother murderer muse musician mutant national native navigator
neighbor nephew neurotic newcomer newspaperman niece notable novelist nun nurse nymph nymphomaniac observer occupant
offender officer official offspring opponent orderly ordinary orphan outcast outlaw outsider owner pagan painter
pardner parent participant partner passenger pathologist patient patriot patrolman patron peasant peddler peer
perfectionist performer pharmacist philanthropist philosopher phony physician physicist pianist picket pilgrim pilot
pimp pioneer pirate pitcher pixie planner planter player playmate playwright plumber poet policeman politician
practitioner preacher predecessor prey prick priest primate prisoner private pro producer professional promoter
proprietor prosecutor prostitute prowler psychiatrist psychologist psychopath publicist puke punk pupil pursued quack
quarterback rabbi racist rancher rapist rascal reader realist rebel receptionist recipient recluse recruit referee
refugee regular relative repairman reporter representative researcher resident rider rifleman rival robber rogue
romantic rookie roughneck rowdy ruffian ruler runner sage sailor salesman savage saver savior schizophrenic scholar
scholastic schoolboy schoolgirl schoolmaster scientist scoundrel scout sculptor seaman secretary seeker selectman
senior sentry servant shopper shortstop singer sinner sir sister skunk slave sleeper slob slugger smuggler sniper
socialist soldier son songwriter sophomore soul sovereign speaker specialist spectator spirit spokesman sponsor
sportsman spouse spy starlet statesman stepmother steward stiff stockbroker stockholder storyteller stranger student
stupid stylist subordinate successor sucker suitor sultan superintendent superior supernatural supervisor supplier
supporter surgeon survivor suspect swami sweetheart tackle taxpayer teacher teammate tease technician teenager tenant
terrorist therapist thief thinker tiger tourist trader traitor tramp traveler traveller treasurer troll trooper
trustee tutor twin tyrant undertaker unfortunate user valet vendor vet veteran vicar victim viewer villain violinist
virgin visitor volunteer voter waiter waitress wanderer ward warrior watchman wearer whale white whiz whore widow
widower wife windbag wingman winner witch witness wizard woman worker workman wrestler wretch writer youngster youth
zombie
`
