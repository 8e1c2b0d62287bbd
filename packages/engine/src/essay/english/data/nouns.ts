const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Plurals that do not exist, of nouns that cannot be counted. */
export const FALSE_PLURALS: ReadonlyMap<string, string> = new Map(
  `informations information|homeworks homework|advices advice|equipments equipment|furnitures furniture
knowledges knowledge|evidences evidence|softwares software|hardwares hardware|luggages luggage|baggages baggage
sceneries scenery|feedbacks feedback|traffics traffic|moneys money|musics music|pollutions pollution|staffs staff
electricities electricity|healths health|stuffs stuff|jewelries jewellery|housworks housework|houseworks housework
machineries machinery|slangs slang|trainings training|progresses progress|childrens children|peoples people
mens men|womens women|sheeps sheep|fishs fish|datas data|medias media|leisures leisure|weathers weather
transports transport|accommodations accommodation|researches research|childs children|lifes lives|wifes wives|knifes knives
mans men|womans women|foots feet|tooths teeth|transportations transportation|clothings clothing|aircrafts aircraft
offsprings offspring|rubbishes rubbish|garbages garbage|unemployments unemployment|nutritions nutrition|wildlifes wildlife`
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

/** Nouns that take no plural and no 'a', or that are plural already. */
export const UNCOUNTED = words(`
information homework advice equipment furniture knowledge evidence software hardware luggage scenery feedback traffic
money music pollution staff electricity health stuff housework machinery training progress water air work time news
education technology society food help attention research energy space data media police people english maths life
experience communication learning teaching practice growth trade power freedom transport weather leisure happiness
confidence peace love nature art history science sport entertainment travel business behaviour behavior culture
development environment poverty unemployment crime safety stress pressure sleep rest silence truth luck courage patience
support care fun fish sheep series species means politics physics economics mathematics athletics mankind youth more
most least less much enough plenty lot half`)

/** Singular nouns for many, which take either verb. */
export const COLLECTIVES = words(`
people mankind humanity police staff data media majority minority family team government group class company public number lot rest half
percent variety range couple audience committee crowd generation population community school industry plenty all some
any none most more`)

/** Nouns that are counted, met often in essays: without an article or a plural they are mistakes. */
export const COUNTED_NOUNS = words(`
smartphone phone computer student teacher exam book problem car teenager essay country child parent person friend
mistake website adult worker employee customer tourist textbook bicycle laptop dictionary pet dog cat classmate teammate roommate neighbour souvenir`)

/** Words for people, of whom one says 'who'. */
export const PEOPLE = words(`
people children men women person student students teacher teachers man woman child teenager teenagers parent parents
friend friends worker workers user users player players citizen citizens visitor visitors tourist tourists customer
customers kid kids adult adults employee employees classmate classmates doctor doctors boy boys girl girls scientist
scientists neighbour neighbours someone somebody everyone anyone those`)
