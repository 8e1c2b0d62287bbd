/** What the student of the demonstration hears, reads on slides and says: texts of our own, like those of `material.ts`. */
import type { Slide } from './draw-slides.ts'

export const LECTURE: { title: string; slides: readonly Slide[] } = {
  title: 'The living cell',
  slides: [
    {
      title: 'The living cell',
      points: [
        'The cell is the smallest unit of life: everything that lives is made of one cell or of many.',
        'Robert Hooke named cells in 1665, after he had seen the small chambers of cork under a microscope.',
        'The cell theory says that all living things are made of cells, and that every cell comes from another cell.',
        'Most cells are too small to be seen by eye: a human cheek cell is about 60 micrometres wide.',
      ],
    },
    {
      title: 'Two kinds of cells',
      points: [
        'A prokaryotic cell is a cell without a nucleus: its DNA lies free in the cytoplasm. Bacteria are prokaryotes.',
        'A eukaryotic cell is a cell whose DNA is enclosed in a nucleus. Plants, animals and fungi are eukaryotes.',
        'Prokaryotic cells are about ten times smaller than eukaryotic cells, because they have no inner membranes.',
        'Ribosomes, which build proteins, are found in both kinds of cells.',
      ],
    },
    {
      title: 'The membrane',
      points: [
        'The cell membrane is a double layer of lipids that separates the cell from its surroundings.',
        'The membrane is selectively permeable: it lets water and oxygen pass, but it holds back large molecules.',
        'Osmosis is the movement of water through a membrane towards the side with more dissolved substances.',
        'A red blood cell swells and bursts in pure water, because water flows into it by osmosis.',
        'Active transport moves substances against their gradient, and therefore it costs the cell energy.',
      ],
    },
    {
      title: 'The nucleus',
      points: [
        'The nucleus is the organelle that holds the genetic information of the cell as DNA.',
        'The DNA of a human cell is two metres long, and it is wound up in 46 chromosomes.',
        'The nucleolus is the part of the nucleus in which ribosomes are put together.',
        'Messenger RNA carries the copy of a gene through the pores of the nucleus to the ribosomes.',
      ],
    },
    {
      title: 'The inner membranes',
      points: [
        'The endoplasmic reticulum is a network of membranes in which proteins and lipids are made and moved.',
        'The rough endoplasmic reticulum carries ribosomes, and the smooth one has none.',
        'The Golgi apparatus is the organelle that sorts proteins and sends them to where they are needed.',
        'Lysosomes are small bags of enzymes that break down worn parts of the cell.',
        'A white blood cell destroys bacteria because its lysosomes digest them.',
      ],
    },
    {
      title: 'Mitochondria',
      points: [
        'Mitochondria are the organelles in which the energy of sugar is turned into ATP.',
        'ATP is the molecule that carries energy to wherever the cell needs it.',
        'A muscle cell has thousands of mitochondria because it needs much energy, while a skin cell has a few hundred.',
        'Mitochondria have DNA of their own: they descend from bacteria that once lived inside larger cells.',
      ],
    },
    {
      title: 'What only plants have',
      points: [
        'Chloroplasts are the organelles in which light is used to make sugar from water and carbon dioxide.',
        'The cell wall is a firm layer of cellulose that gives the plant cell its shape and keeps it from bursting.',
        'The central vacuole is a large space that is filled with sap; a plant wilts when its vacuoles lose water.',
        'Animal cells have no cell wall, which is why they can change their shape and move.',
      ],
    },
    {
      title: 'Photosynthesis',
      points: [
        'Photosynthesis is the process by which plants turn light, water and carbon dioxide into sugar and oxygen.',
        'The light reactions take place in the thylakoids, where chlorophyll absorbs red and blue light.',
        'Chlorophyll is the green pigment that absorbs light; leaves look green because it reflects green light.',
        'The Calvin cycle is the series of reactions that builds sugar from carbon dioxide in the stroma.',
        'The oxygen that plants release comes from water, which the light reactions split.',
      ],
    },
    {
      title: 'Respiration',
      points: [
        'Cellular respiration is the process by which cells release the energy of sugar with the help of oxygen.',
        'Glycolysis is the first stage of respiration: it splits one glucose into two molecules of pyruvate.',
        'One molecule of glucose yields about 30 molecules of ATP when oxygen is present.',
        'Fermentation is the release of energy without oxygen; it yields only two molecules of ATP.',
        'Muscles hurt after a sprint because fermentation fills them with lactic acid.',
      ],
    },
    {
      title: 'Proteins at work',
      points: [
        'An enzyme is a protein that speeds up a reaction without being used up.',
        'Each enzyme fits one substrate, as a lock fits one key, because the shape of its active site is special.',
        'Enzymes lose their shape above about 45 degrees, and therefore a high fever is dangerous.',
        'Haemoglobin is the protein in red blood cells that carries oxygen.',
        'A hormone is a messenger that travels in the blood and changes what other cells do.',
      ],
    },
    {
      title: 'How a cell divides',
      points: [
        'Mitosis is the division of a nucleus into two nuclei that hold the same chromosomes as the first.',
        'Before mitosis begins, the cell copies its DNA, so that each chromosome consists of two chromatids.',
        'In metaphase the chromosomes line up in the middle of the cell; in anaphase their chromatids are pulled apart.',
        'Cytokinesis is the division of the cytoplasm, by which one cell becomes two.',
        'Skin cells divide about once a day, while most nerve cells of an adult never divide again.',
      ],
    },
    {
      title: 'When division goes wrong',
      points: [
        'Meiosis is the kind of division that makes sex cells, which hold half of the chromosomes.',
        'Cancer is a disease in which cells divide although the body does not need them.',
        'A mutation is a change in the DNA of a cell, and ultraviolet light is one of its causes.',
        'Apoptosis is the orderly death of a cell that is old or damaged, and it protects the body from cancer.',
      ],
    },
    {
      title: 'From cells to a body',
      points: [
        'A tissue is a group of cells of one kind that work together, such as muscle or skin.',
        'An organ is made of several tissues: the heart consists of muscle, nerves and blood vessels.',
        'Stem cells are cells that can still become cells of other kinds, and bone marrow makes blood from them.',
        'A human body has about 37 trillion cells of more than two hundred kinds, and all of them hold the same DNA.',
      ],
    },
  ],
}

export const RECORDING = {
  title: 'Why cities are warmer',
  lines: [
    'A city is often warmer than the fields around it, and scientists call this an urban heat island.',
    'On a calm night, the centre of a large city can be six degrees warmer than the countryside.',
    'The first reason is that asphalt and concrete store the heat of the sun during the day.',
    'At night these materials give their heat back to the air, so that the streets cool down slowly.',
    'The second reason is that a city has few plants, and plants cool the air when water evaporates from their leaves.',
    'Many cities now fight the heat with parks, because a park can be three degrees cooler than the streets beside it.',
    'In Singapore, gardens grow on the roofs and walls of more than two hundred buildings.',
    'In nineteen ninety five, a heat wave in Chicago killed more than seven hundred people.',
    'Doctors therefore say that trees are not only beautiful, but also good for our health.',
  ],
} as const

export const TALK = {
  topic: 'Good study habits',
  turns: [
    'I make a plan on Sunday, and then I study every evening after dinner for one hour.',
    'Chemistry takes the most time, because there is many formulas. I write them on cards and I repeat them on the bus.',
    'Yes, my friend and I explain each other the hard parts. When I can explain it, I know that I have understood it.',
  ],
} as const

export const PRESENTATION = {
  topic: 'Living a healthy life',
  parts: [
    'Today I want to speak about a healthy life. For me it begins with sleep, because a tired student cannot learn. I go to bed at ten, and I leave my phone in the kitchen.',
    'The second point is food. I try to eat more vegetables and less sugar. My brother eat fast food every day, um, and he is often tired in the afternoon. A good breakfast give me energy until lunch.',
    'Finally, I think that sport is important. I play basketball twice a week with my friends, and I walk to school when the weather is good. Small changes are easier to keep than big promises. Thank you for listening.',
  ],
} as const

/** The sentences of the topic, as they were heard. */
export const SHADOWING = {
  topic: 'A journey to remember',
  heard: [
    'We missed our train and had to wait for tree hours.',
    'A stranger showed us the way to a small guest house.',
    'The view from the top of the mountain took my breath.',
    'Travelling teaches you to be patient and open.',
  ],
} as const
