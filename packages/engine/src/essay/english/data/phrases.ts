/** Words that are often spelt, joined or parted wrongly: 'wrong > right'. */
export const MISSPELLINGS = `
teh > the
wich > which
becuase > because
becasue > because
beacuse > because
beleive > believe
untill > until
wether > whether
insted > instead
studing > studying
writting > writing
enviroment > environment
goverment > government
nowaday > nowadays
now a days > nowadays
more over > moreover
further more > furthermore
never the less > nevertheless
infact > in fact
eventhough > even though
alot > a lot
aswell > as well
incase > in case
atleast > at least
eachother > each other
`

/** Fixed phrases with a wrong word in them: 'wrong > right'. */
export const WRONG_PHRASES = `
strongly belief > strongly believe
firmly belief > firmly believe
hardly never > hardly ever
it's own > its own
theirselves > themselves
theirself > themselves
hisself > himself
ourself > ourselves
themself > themselves
rise money > raise money
is benefit > is beneficial
are benefit > are beneficial
of cause > of course
in the other hand > on the other hand
in my point of view > from my point of view
according to my opinion > in my opinion
in my own opinion > in my opinion
in nowadays > nowadays
in the nowadays > nowadays
in last year > last year
in last month > last month
in last week > last week
in next year > next year
in every day > every day
in these days > these days
on today > today
in the internet > on the internet
in internet > on the internet
at the first time > for the first time
in the same time > at the same time
in a conclusion > in conclusion
as a conclusion > in conclusion
for an example > for example
as the result > as a result
by this way > in this way
on the contrast > in contrast
in contrary > on the contrary
to sum it up all > to sum up
last but not the least > last but not least
first of the all > first of all
at first of all > first of all
an other > another
some times > sometimes
may be because > maybe because
so that to > so as to
for to > to
despite of > despite
inspite of > in spite of
in spite that > even though
instead of that > instead of this
would like to suggest to > would suggest
can able to > can
could able to > could
the reason is because > the reason is that
from now to then > from then on
more and more people is > more and more people are
pros and con > pros and cons
all over world > all over the world
in all over the world > all over the world
around world > around the world
in whole world > in the whole world
take attention to > pay attention to
play an important part of > play an important part in
do a mistake > make a mistake
do mistakes > make mistakes
make a homework > do homework
make homework > do homework
make exercise > do exercise
do a decision > make a decision
make a research > do research
do an effort > make an effort
open the light > turn on the light
close the light > turn off the light
open the computer > turn on the computer
learn knowledge > gain knowledge
say a lie > tell a lie
say lies > tell lies
raise up > raise
return back > return
repeat again > repeat
discuss together about > discuss
cope up with > cope with
comprise of > comprise
comprises of > comprises
suppose to > supposed to
peoples lives > people's lives
childrens education > children's education
todays society > today's society
todays world > today's world
`
