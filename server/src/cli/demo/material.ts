/** What the student of the demonstration studies: texts of our own, under the licence of the code. */

export interface DemoSet {
  title: string
  /** How many days before today the set was kept. */
  daysAgo: number
  cards: readonly { question: string; answer: string; source?: string }[]
  /** In which folder it is kept; in none where it is left out. */
  folder?: string
  /** What the cards were made of, which is in the library. */
  material?: { title: string; text: string }
}

const card = (question: string, answer: string, source?: string) => ({ question, answer, ...(source && { source }) })

/** An article in the library, of which cards and an exam are made. */
export const ARTICLE = {
  title: 'Plate tectonics',
  text: `Plate tectonics is the theory that the outer shell of the Earth is divided into large plates that move slowly over the mantle. The lithosphere is the rigid outer layer of the Earth, made of the crust and the uppermost part of the mantle. Beneath it lies the asthenosphere, a weak layer of hot rock that can flow slowly. The plates move because heat from the interior of the Earth drives convection in the mantle.

A divergent boundary is a place where two plates move apart. Magma rises between them and cools to form new crust. The Mid-Atlantic Ridge is a divergent boundary that runs along the floor of the Atlantic Ocean. Iceland lies on the Mid-Atlantic Ridge and grows wider by about two centimetres each year. On land, divergence forms rift valleys such as the East African Rift.

A convergent boundary is a place where two plates move towards each other. When an oceanic plate meets a continental plate, the denser oceanic plate sinks beneath the other. This process is called subduction. Subduction forms deep ocean trenches and chains of volcanoes. The Andes are a mountain range that formed above a subduction zone. When two continental plates collide, neither sinks easily, so the crust is folded and lifted into mountains. The Himalayas began to form about 50 million years ago when India collided with Asia.

A transform boundary is a place where two plates slide past each other. The San Andreas Fault in California is a transform boundary between the Pacific Plate and the North American Plate. Stress builds up along the fault until the rocks slip suddenly. The sudden slip releases energy as an earthquake.

An earthquake begins at a point called the focus. The epicentre is the point on the surface directly above the focus. Seismic waves are vibrations that travel through the Earth from the focus. A seismometer is an instrument that records seismic waves. The moment magnitude scale measures the energy that an earthquake releases.

Alfred Wegener proposed in 1912 that the continents had once been joined. He called the ancient continent Pangaea. The coasts of Africa and South America fit together like pieces of a puzzle, and the same fossils are found on both sides of the ocean. Most geologists rejected his idea because he could not explain what moved the continents. In the 1960s, surveys of the ocean floor showed that new crust forms at mid-ocean ridges. Harry Hess called this process seafloor spreading. The discovery gave Wegener's idea the mechanism that it had lacked.

A hot spot is a place where a plume of hot rock rises from deep in the mantle. The Hawaiian Islands formed as the Pacific Plate moved over a hot spot. The oldest islands of the chain lie to the northwest, because the plate moves in that direction. Volcanic soils are fertile because they are rich in minerals. Geothermal energy is heat from the Earth that can be used to warm buildings and to produce electricity.

Igneous rock is rock that forms when magma cools and becomes solid. Sedimentary rock is rock that forms when layers of sand, mud or shells are pressed together. Metamorphic rock is rock that has been changed by heat and pressure without melting. The rock cycle is the series of changes by which one kind of rock becomes another. Igneous rock is worn down to sand, sedimentary rock is buried and becomes metamorphic rock, and metamorphic rock melts into magma again.

A tsunami is a series of sea waves that begins when an earthquake lifts the floor of the ocean. A caldera is a wide hollow that is left when a volcano collapses into its emptied magma chamber. A geyser is a hot spring that throws out water and steam from time to time. A fault is a fracture in the crust along which blocks of rock have moved. A fold is a bend in layers of rock that were pressed from the side. Each fault and each fold tells from which side a plate was pushed, and a tsunami, a caldera or a geyser tells what lies beneath it.`,
} as const

export const SETS: readonly DemoSet[] = [
  {
    title: 'The water cycle',
    folder: 'Science::Earth',
    daysAgo: 29,
    cards: [
      card('What is evaporation?', 'The change of liquid water into water vapour at its surface.'),
      card(
        'What drives the water cycle?',
        'Heat from the sun, which evaporates water, and gravity, which brings it back.',
      ),
      card('What is transpiration?', 'The loss of water vapour from plants, mostly through the pores of their leaves.'),
      card('How does a cloud form?', 'Rising air cools until its vapour condenses on tiny particles of dust or salt.'),
      card('What is the dew point?', 'The temperature at which air is saturated and its vapour begins to condense.'),
      card('What is an aquifer?', 'A layer of rock or sediment that holds groundwater and lets it flow.'),
      card('What is infiltration?', 'The movement of water from the surface into the soil.'),
      card('Why does rain fall?', 'Droplets join until they are too heavy to be held up by rising air.'),
      card('What is a watershed?', 'The ridge of land that divides the areas drained by different rivers.'),
      card('How long does water stay in a glacier?', 'Between decades and many thousands of years.'),
      card('What is sublimation?', 'The change of ice into vapour without melting first.'),
      card('Where is most fresh water stored?', 'In glaciers and ice sheets.'),
    ],
  },
  {
    title: '光合作用與呼吸作用',
    folder: 'Science::Biology',
    daysAgo: 22,
    cards: [
      card('光合作用在哪裏進行？', '在植物細胞的葉綠體內進行。'),
      card('葉綠素有甚麼作用？', '吸收光能，主要是紅光和藍光。'),
      card('光合作用的產物是甚麼？', '葡萄糖和氧氣。'),
      card('氣孔由甚麼細胞控制開合？', '由一對保衛細胞控制。'),
      card('呼吸作用為細胞提供甚麼？', '釋出能量，供細胞進行各種活動。'),
      card('二氧化碳怎樣進入葉片？', '經氣孔擴散進入葉內的氣室。'),
      card('甚麼是補償點？', '光合作用與呼吸作用速率相等時的光強度。'),
      card('水分經哪種組織由根運送到葉？', '經木質部運送。'),
    ],
  },
  {
    title: 'Plate tectonics',
    folder: 'Science::Earth',
    daysAgo: 19,
    material: ARTICLE,
    cards: [
      card(
        'What is the lithosphere made of?',
        'The crust and the uppermost part of the mantle.',
        'The lithosphere is the rigid outer layer of the Earth, made of the crust and the uppermost part of the mantle.',
      ),
      card(
        'What drives the movement of plates?',
        'Convection in the mantle, driven by heat from the interior of the Earth.',
        'The plates move because heat from the interior of the Earth drives convection in the mantle.',
      ),
      card(
        'What is a divergent boundary?',
        'A place where two plates move apart.',
        'A divergent boundary is a place where two plates move apart.',
      ),
      card(
        'Why does an oceanic plate sink beneath a continental one?',
        'It is denser.',
        'When an oceanic plate meets a continental plate, the denser oceanic plate sinks beneath the other.',
      ),
      card(
        'What does subduction form?',
        'Deep ocean trenches and chains of volcanoes.',
        'Subduction forms deep ocean trenches and chains of volcanoes.',
      ),
      card(
        'What is the epicentre of an earthquake?',
        'The point on the surface directly above the focus.',
        'The epicentre is the point on the surface directly above the focus.',
      ),
    ],
  },
  {
    title: 'Quadratic functions',
    folder: 'Mathematics',
    daysAgo: 12,
    cards: [
      card('What are the roots of $ax^2 + bx + c = 0$?', '$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$'),
      card(
        'What does the discriminant $b^2 - 4ac$ tell?',
        'The number of real roots: two if it is positive, one if it is $0$, none if it is negative.',
      ),
      card('Where is the vertex of $y = a(x - h)^2 + k$?', 'At $(h, k)$.'),
      card('What is the axis of symmetry of $y = ax^2 + bx + c$?', 'The line $x = -\\frac{b}{2a}$.'),
      card('When does a parabola open downwards?', 'When $a < 0$.'),
      card('What is the sum of the roots of $ax^2 + bx + c = 0$?', '$-\\frac{b}{a}$'),
    ],
  },
  {
    title: 'Loops in Python',
    daysAgo: 4,
    cards: [
      card(
        'What does this print?\n```python\nfor i in range(3):\n    print(i)\n```',
        '`0`, `1` and `2`, each on a line of its own.',
      ),
      card('How is a loop left early?', 'With `break`.'),
      card('What does `continue` do?', 'It goes on with the next turn of the loop.'),
      card('When does the `else` of a loop run?', 'When the loop ended without `break`.'),
    ],
  },
]

export const NOTE = {
  title: 'Supply and demand',
  html: `<h2>Supply and demand</h2><p>Prices settle where what buyers want meets what sellers offer.</p><dl><dt>Demand</dt><dd>How much buyers will take at each price.</dd><dt>Supply</dt><dd>How much sellers will offer at each price.</dd></dl><h3>Elasticity</h3><ul><li>Elastic demand: $E_d &gt; 1$, a small change of price changes the quantity much.</li><li>Inelastic demand: $E_d &lt; 1$, as with salt or medicine.</li></ul><table><tr><th>Change</th><th>Price</th><th>Quantity</th></tr><tr><td>Demand rises</td><td>up</td><td>up</td></tr><tr><td>Supply rises</td><td>down</td><td>up</td></tr></table>`,
} as const

export const ESSAY = {
  topic: 'Some people think that public transport should be free. To what extent do you agree?',
  content: `Many cities are crowded with cars, and their air is dirty. For this reason, some people believe that buses and trains should cost nothing. I agree with this idea to a large extent, although I think that it has to be paid for with care.

The first reason is fairness. A monthly ticket is a small sum for a manager but a large one for a cleaner who work at night. When travel is free, people can accept a job on the other side of the city, and students can reach a better school. In this way a city gives its poorer citizens the same chances as the others.

The second reason is the environment. Most drivers choose their car because it is comfortable and because they has already paid for it. If the bus was free and came often, many of them would leave the car at home. Fewer cars mean less noise, less smoke and safer streets for children.

On the other hand, free transport is not free for the city. Buses need drivers, fuel and repairs, and this money must come from taxes. If there is not enough of it, the buses will be old and full, and people will go back to their cars. Therefore a city should first improve its service and then lower the price step by step, beginning with students and the elderly.

In conclusion, I believe that free public transport makes a city fairer and cleaner. It works best when the service is good, so the two should be planned together.`,
} as const

export const CHAT = {
  notes: ARTICLE.text,
  turns: [
    {
      question: 'What is a divergent boundary?',
      answer:
        'A divergent boundary is a place where two plates move apart; magma rises between them and forms new crust [1].',
      quote: 'A divergent boundary is a place where two plates move apart.',
    },
    {
      question: 'Can you give an example on land?',
      answer: 'Yes: the East African Rift, a rift valley that divergence forms on land [1].',
      quote: 'On land, divergence forms rift valleys such as the East African Rift.',
    },
  ],
} as const

/** About the ninth slide of the lecture. */
export const PICTURE_CHAT = {
  filename: 'respiration.png',
  turns: [
    {
      question: 'What is this slide about?',
      answer:
        'It is about cellular respiration, by which cells release the energy of sugar with the help of oxygen [1].',
      quote: 'Cellular respiration is the process by which cells release the energy of sugar with the help of oxygen.',
    },
    {
      question: 'How much ATP comes of one glucose?',
      answer: 'About 30 molecules of ATP, when oxygen is present [1].',
      quote: 'One molecule of glucose yields about 30 molecules of ATP when oxygen is present.',
    },
  ],
} as const

/** An exam of three documents, and what part of its attempt was right. */
export const EXAM_OF_ALL = { title: 'The living cell and 2 more', rightPart: 0.7 } as const

/** Where the materials stand in the library, by how their titles begin. */
export const SHELF = [
  { title: 'Plate tectonics', folder: 'Earth science', tags: ['geology', 'exam'] },
  { title: 'Why cities are warmer', folder: 'Earth science', tags: ['listening'] },
  { title: 'The living cell', folder: 'Biology', tags: ['exam'] },
] as const

/** A scan of three slides of the lecture, of which one could not be read. */
export const SCAN = { title: 'Cell biology handout', slides: [9, 6, 3], unread: 6 } as const

/** Slides that could not be explained. */
export const FAILED_LECTURE = {
  title: 'Climate zones',
  slides: [
    { title: 'Climate zones', points: ['The tropics lie between the two tropic circles, where it is warm all year.'] },
  ],
} as const

/** What notes were begun of, and left. */
export const LEFT_NOTES = 'Earth and life.txt'

/** What somebody says against the exam that is shared. */
export const REPORT = {
  reason: 'wrong',
  text: 'Question 4 calls the mantle a part of the crust.',
  contact: '',
} as const
