/** Words that sound the same: a recogniser may write either, whatever was meant. */
const GROUPS = `
there their theyre
to too two 2
for four fore 4
one won 1
eight ate 8
your youre
by buy bye
know no
knew new
write right rite
hear here
see sea
be bee
son sun
our hour
week weak
meet meat
read red
road rode rowed
wear where ware
weather whether
heal heel
whose whos
would wood
wait weight
way weigh
whole hole
piece peace
plain plane
pair pear pare
tail tale
sail sale
some sum
steel steal
threw through
which witch
i eye
in inn
cent scent sent
cell sell
die dye
fair fare
flour flower
great grate
hair hare
him hymn
knight night
made maid
mail male
main mane
morning mourning
not knot
oh owe o
passed past
plum plumb
pray prey
principal principle
rain reign rein
root route
scene seen
seam seem
sight site cite
so sew sow
sole soul
stair stare
stationary stationery
story storey
sweet suite
tide tied
toe tow
vain vein vane
waist waste
war wore
warn worn
blue blew
board bored
brake break
bread bred
cereal serial
check cheque
colour color
course coarse
days daze
dear deer
desert dessert
feat feet
find fined
guest guessed
jeans genes
lead led
lesson lessen
loan lone
missed mist
neighbour neighbor
favourite favorite
programme program
theatre theater
centre center
practice practise
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const numberOf = new Map<string, Set<number>>()
GROUPS.forEach((group, index) => {
  for (const word of group) numberOf.set(word, (numberOf.get(word) ?? new Set()).add(index))
})

/** Whether two words, written otherwise, are the same to the ear. */
export const areHomophones = (left: string, right: string): boolean =>
  [...(numberOf.get(left) ?? [])].some((group) => numberOf.get(right)?.has(group))
