import { beforeAll, expect, test } from 'vitest'
import { applyReplacements, withoutOverlaps } from '../mistake.ts'
import { findByOwnRules, findEnglishMistakes } from './find-mistakes.ts'

/** Loading the grammar checker takes seconds on a busy machine. */
beforeAll(async () => void (await findEnglishMistakes('Warm up.')), 60_000)

/** `text` as our own rules alone would put it. */
const corrected = (text: string): string => applyReplacements(text, withoutOverlaps(findByOwnRules(text)))

test.each([
  // phrases
  ['In the other hand, it is cheap.', 'On the other hand, it is cheap.'],
  ['I beleive it.', 'I believe it.'],
  ['They did it theirselves.', 'They did it themselves.'],
  // prepositions
  ['We discussed about the plan.', 'We discussed the plan.'],
  ['It depends of the weather.', 'It depends on the weather.'],
  ['He is good in maths.', 'He is good at maths.'],
  ['She prefers tea than coffee.', 'She prefers tea to coffee.'],
  ['He explained me the rule.', 'He explained me the rule.'.replace('me', 'to me')],
  ['I was born on 2009.', 'I was born in 2009.'],
  ['We have lived here since ten years.', 'We have lived here for ten years.'],
  ['He went to home.', 'He went home.'],
  // verbs
  ['I am agree with you.', 'I agree with you.'],
  ['I am not agree with you.', 'I do not agree with you.'],
  ['You should to rest.', 'You should rest.'],
  ['He should of known.', 'He should have known.'],
  ['They did not went there.', 'They did not go there.'],
  ['I enjoy to swim.', 'I enjoy swimming.'],
  ['She spends much time to read.', 'She spends much time reading.'],
  ['I look forward to see you.', 'I look forward to seeing you.'],
  ['It makes me to laugh.', 'It makes me laugh.'],
  ['I am boring at school.', 'I am bored at school.'],
  ['Although it rained, but we went out.', 'Although it rained, we went out.'],
  ['Because it rained, so we stayed.', 'Because it rained, we stayed.'],
  ['He can helps us.', 'He can help us.'],
  ['She will went home.', 'She will go home.'],
  ['He wants to goes home.', 'He wants to go home.'],
  ['It is used to playing by us; I used to playing chess.', 'It is used to playing by us; I used to play chess.'],
  ['The letter was write by him.', 'The letter was written by him.'],
  ['It should be teach in schools.', 'It should be taught in schools.'],
  ['He has went abroad.', 'He has gone abroad.'],
  ['Sales was increase to ten.', 'Sales increased to ten.'],
  ['Yesterday I go to the park.', 'Yesterday I went to the park.'],
  ['He spoke of the importance of protect the sea.', 'He spoke of the importance of protecting the sea.'],
  // agreement
  ['People is kind.', 'People are kind.'],
  ['The technology have changed us.', 'The technology has changed us.'],
  ['He go to school.', 'He goes to school.'],
  ['Many students thinks so.', 'Many students think so.'],
  ['The effect of these problems are serious.', 'The effect of these problems is serious.'],
  ['Thousands of people dies every year.', 'Thousands of people die every year.'],
  ['Students who has phones are happy.', 'Students who have phones are happy.'],
  ['Everyone try hard.', 'Everyone tries hard.'],
  ['There is many reasons.', 'There are many reasons.'],
  ['There are a problem.', 'There is a problem.'],
  // number and articles
  ['I have two brother.', 'I have two brothers.'],
  ['It is one of the best book here.', 'It is one of the best books here.'],
  ['Every students knows it.', 'Every student knows it.'],
  ['I need some informations.', 'I need some information.'],
  ['There were too much people.', 'There were too many people.'],
  ['We get too many homework.', 'We get too much homework.'],
  ['He gave me an advice.', 'He gave me advice.'],
  ['Two millions people live here.', 'Two million people live here.'],
  ['It was a interesting day in an university.', 'It was an interesting day in a university.'],
  // words
  ['It is more easier now.', 'It is easier now.'],
  ['It is more easy now.', 'It is easier now.'],
  ['He is taller then me.', 'He is taller than me.'],
  ['Its not fair, and it lost it’s own way.', "It's not fair, and it lost its own way."],
  ['We do not want to loose the game.', 'We do not want to lose the game.'],
  ['It has a bad affect on us.', 'It has a bad effect on us.'],
  ['It is to late now.', 'It is too late now.'],
  ['Teachers which are strict help us.', 'Teachers who are strict help us.'],
  ['Prices rose rapid in May.', 'Prices rose rapidly in May.'],
  ['They use there phones.', 'They use their phones.'],
  ['Their are many of them.', 'There are many of them.'],
  // marks
  ['Then i went home.', 'Then I went home.'],
  ['it rained. we stayed.', 'It rained. We stayed.'],
  ['We study english on monday.', 'We study English on Monday.'],
  ['They dont care.', "They don't care."],
  ['We saw the the bridge.', 'We saw the bridge.'],
  ['It was cold , so we left.', 'It was cold, so we left.'],
  ['It was cold,so we left.', 'It was cold, so we left.'],
  ['It was late, however it was warm.', 'It was late; however, it was warm.'],
  ['Moreover people need rest.', 'Moreover, people need rest.'],
  // words of another class
  ['The road is very danger.', 'The road is very dangerous.'],
  ['Smoking is bad for healthy.', 'Smoking is bad for health.'],
  ['It was a tired day.', 'It was a tiring day.'],
  ['I swim everyday.', 'I swim every day.'],
  ['We cannot effort a car.', 'We cannot afford a car.'],
  ['I know a boy who’s father is ill.', 'I know a boy whose father is ill.'],
  // what follows a verb or a number
  ['They want live here.', 'They want to live here.'],
  ['We can no longer afford going there.', 'We can no longer afford to go there.'],
  ['It allows people work at home.', 'It allows people to work at home.'],
  ['When I will be old, I will travel.', 'When I am old, I will travel.'],
  ['He don’t have a car.', "He doesn't have a car."],
  ['She cannot cook nothing.', 'She cannot cook anything.'],
  ['In the city have many parks.', 'In the city, there are many parks.'],
  ['My uncle is eighty year old.', 'My uncle is eighty years old.'],
  ['I have seen him last week.', 'I saw him last week.'],
  ['The accident was happened at night.', 'The accident happened at night.'],
  ['I very like it.', 'I really like it.'],
  ['It is important for students learn about it.', 'It is important for students to learn about it.'],
  ['He teached us to swim; we have choosed it.', 'He taught us to swim; we have chosen it.'],
  ['I work in a shop and my uncle live in France.', 'I work in a shop and my uncle lives in France.'],
])('%s → %s', (text, right) => {
  expect(corrected(text)).toBe(right)
})

test.each([
  'The number of students has risen, but a number of problems remain.',
  'If I were you, I would suggest that he go home before it gets dark.',
  'She made him laugh, let them play and helped us move the table.',
  'Neither the teacher nor the students know what happened to the books.',
  'The children whose parents work at night are used to being alone.',
  'What matters is that everyone has a chance to speak.',
  'Politics is a subject that few people discuss politely.',
  'An hour later a European student at a university gave an honest answer.',
  'He has always been interested in how things work, and his sister has too.',
  'Its colour faded, and the wolf lost its way after it had left the forest.',
  'The news was good: the police were looking for the people who had left.',
  'I used to live there, and I am used to getting up early by now.',
  'More and more cities are building cycle paths, which makes cycling safer.',
  'There is a bed, two chairs and a table; there are lots of books.',
  'He realised that organising the event and analysing its results cost money.',
  'The two-year course teaches ten-year-old pupils; it lasts two years.',
  'Had she known, she would have come; not only does she sing, she also dances.',
  'Reading books and playing games are fun, but so is doing nothing.',
  'Understanding chemical principles is essential for engineers.',
  'The concentration of proteins and lipids varies with the membrane.',
  'The nomadic peoples of the plain traded with the cities.',
  'There is water in the valley, and the company has control of it.',
  'This results in a higher price; this yields more than the other.',
  'Plants and many bacteria use light of 400 nm to 700 nm.',
  'The monocytes and the centrioles were seen in the electron microscope.',
  'Everyday life is hard for the elderly, who use everyday objects.',
  'They are used to make paper, and the tool can be used to do the work.',
])('nothing is wrong with: %s', async (text) => {
  expect(await findEnglishMistakes(text)).toEqual([])
})

test.each([
  ['The centre organised a colourful programme.'],
  ['The center organized a colorful program.'],
  ['Siobhan and Xochitl visited Tsim Sha Tsui and Kwun Tong.'],
  ['The glorp is small. A glorp eats fish. Every glorp sleeps.'],
])('spellings of Britain, America, names and meant words pass: %s', async (text) => {
  expect(await findEnglishMistakes(text)).toEqual([])
})

test.each(['goverment', 'becuase', 'alot'])('%s is a matter of spelling, wherever it was found', async (wrong) => {
  const [mistake] = await findEnglishMistakes(`They have it ${wrong} now.`)
  expect(mistake).toMatchObject({ text: wrong, kind: 'spelling' })
})

test('the grammar checker finds what our rules do not', async () => {
  const [mistake] = await findEnglishMistakes('We definately enjoyed the trip.')
  expect(mistake).toMatchObject({ text: 'definately', replacement: 'definitely', kind: 'spelling' })
})
