import { expect, test } from 'vitest'
import { parseDocument } from '../document.ts'
import { englishCandidates } from './make-candidates.ts'

/** The best card of `text`, as 'rule | question | answer'. */
function bestCard(text: string): string | undefined {
  const [best] = englishCandidates(parseDocument(text)).toSorted((a, b) => b.score - a.score)
  return best && `${best.rule} | ${best.question} | ${best.answer}`
}

test.each([
  [
    'An autotroph is an organism that can produce its own food.',
    'definition | What is an autotroph? | An organism that can produce its own food',
  ],
  [
    'Internal fragmentation is wasted space inside a page.',
    'definition | What is internal fragmentation? | Wasted space inside a page',
  ],
  [
    'Pulsars are rotating neutron stars that emit beams of radio waves.',
    'definition | What are pulsars? | Rotating neutron stars that emit beams of radio waves',
  ],
  [
    'An iron triangle is an arrangement among three groups: an interest group, a committee of Congress, and an agency.',
    'enumeration | An iron triangle is an arrangement among three groups. What are they? | An interest group, a committee of Congress, and an agency',
  ],
  [
    'In 1785, Edmund Cartwright patented the spinning loom of Doncaster.',
    'date | When did Edmund Cartwright patent the spinning loom of Doncaster? | 1785',
  ],
  [
    'Quantitative easing refers to the purchase of government bonds by a central bank.',
    'strong-definition | What is quantitative easing? | The purchase of government bonds by a central bank',
  ],
  [
    'A fault is a crack in the crust along which rocks have moved.',
    'definition | What is a fault? | A crack in the crust along which rocks have moved',
  ],
  [
    'The asthenosphere is the soft, weak layer of the mantle on which the plates move.',
    'definition | What is the asthenosphere? | The soft, weak layer of the mantle on which the plates move',
  ],
  [
    '- The scope of a variable is the region of code where it can be read',
    'definition | What is the scope of a variable? | The region of code where it can be read',
  ],
  [
    'In programming, a pipe is a technique for passing information from one process to another.',
    'definition | What is a pipe in programming? | A technique for passing information from one process to another',
  ],
  [
    'A Blood Transfusion is the introduction of whole blood into venous circulation.',
    'definition | What is a Blood Transfusion? | The introduction of whole blood into venous circulation',
  ],
  [
    'A trademark is an identifying symbol for a particular good, like the swoosh of a shoe.',
    'definition | What is a trademark? | An identifying symbol for a particular good',
  ],
  [
    'A coracle is a small round boat covered with skins of animals.',
    'definition | What is a coracle? | A small round boat covered with skins of animals',
  ],
  [
    'Ascomycota may have septate hyphae and cup-shaped fruiting bodies called ascocarps.',
    'naming-blank | Ascomycota may have septate hyphae and cup-shaped fruiting bodies called ______. | Ascocarps',
  ],
  [
    'Serum is used in a direct test called a hemagglutination assay to detect types of viruses.',
    'naming-blank | Serum is used in a direct test called a(n) ______ to detect types of viruses. | Hemagglutination assay',
  ],
  [
    'The cytoplasms of two gametes fuse (in an event called plasmogamy), producing a cell with two nuclei.',
    'naming-blank | The cytoplasms of two gametes fuse (in an event called ______), producing a cell with two nuclei. | Plasmogamy',
  ],
  [
    'Antibodies can also clump together cells or particles in a process called agglutination.',
    'naming-blank | Antibodies can also clump together cells or particles in a process called ______. | Agglutination',
  ],
  [
    'The term sanitization refers to the cleansing of items to remove microbes.',
    'strong-definition | What is sanitization? | The cleansing of items to remove microbes',
  ],
  [
    'An enzyme is a protein that speeds up reactions, and it is made by cells.',
    'identity | What is an enzyme? | A protein that speeds up reactions',
  ],
  [
    'When a molecule is made of atoms of different elements, it is called a chemical compound.',
    'naming-blank | When a molecule is made of atoms of different elements, it is called a(n) ______. | Chemical compound',
  ],
  ['A tariff is a tax on imports.', 'definition | What is a tariff? | A tax on imports'],
  [
    'The process by which wind carries away soil is known as erosion.',
    'naming | What is the process by which wind carries away soil called? | Erosion',
  ],
  [
    'Chemical reactions that give out heat are called exothermic reactions.',
    'naming | What are chemical reactions that give out heat called? | Exothermic reactions',
  ],
  [
    'The boundary of a black hole is called the event horizon.',
    'naming | What is the boundary of a black hole called? | Event horizon',
  ],
  [
    'Foot ulcers heal slowly because the blood supply is poor.',
    'reason | Why do foot ulcers heal slowly? | Because the blood supply is poor',
  ],
  [
    'Because steam engines did not depend on running water, factories could be built in towns.',
    'reason | Why could factories be built in towns? | Because steam engines did not depend on running water',
  ],
  [
    'The function of the nucleus is to store the genetic material of the cell.',
    'function | What is the function of the nucleus? | To store the genetic material of the cell',
  ],
  [
    'The Bank of England was founded in 1694 to act as a banker.',
    'date | When was the Bank of England founded to act as a banker? | 1694',
  ],
  [
    'There are three types of encoding: semantic encoding, visual encoding and acoustic encoding.',
    'enumeration | What are the three types of encoding? | Semantic encoding, visual encoding and acoustic encoding',
  ],
  [
    'Photosynthesis takes place in two stages: the light-dependent reactions and the Calvin cycle.',
    'enumeration | Photosynthesis takes place in two stages. What are they? | The light-dependent reactions and the Calvin cycle',
  ],
  [
    'Key terms\n\n- Buffer: a solution that resists changes in pH',
    'glossary-entry | What is meant by “Buffer”? | A solution that resists changes in pH',
  ],
])('%s', (text, card) => {
  expect(bestCard(text)).toBe(card)
})

test.each([
  'Consumer spending is a gentle giant of the economy: when viewed over time, it does not jump around.',
  'Judicial review is the power of the courts, as part of the system of checks, to look at actions of the government.',
  'Barack Obama was a junior senator from Illinois prior to running for president.',
  'Hermann Ebbinghaus was a German psychologist who pioneered the study of memory.',
  'Inflation means that prices rise.',
  'The pressure within the pleural cavity of a person at rest, called intrapleural pressure (Pip).',
  'Some delegates proposed a plan that called for bicameralism and for a longer term of office.',
  'The district courts of the country are not called for in Article III of the Constitution.',
  'Near the shoulder of Orion, the bright star below his belt is called Rigel.',
  'A pulsar at the left edge of the remnant sends out a beam of particles called a pulsar wind.',
  'Nearby is a third faint star of the same group, which is known as Alcor.',
  'In either case, each eyepiece of the instrument contains a lens called an ocular lens.',
  'Paterson offered a model of government that is referred to as the small-state or New Jersey plan.',
  'The diastolic pressure is the lower value and represents the pressure of blood during relaxation.',
  'Neurocysticercosis is treated using drugs that kill the worm or surgery.',
  'Honey is 80% sucrose in which few microorganisms can grow.',
  'Memory refers to its ability to respond to pathogens seen before.',
  'Using PCR, short nucleotide sequences called primers bind to specific sequences of viral DNA.',
  'A shortage occurs when buyers want more, but it is soon over.',
  'The committee is a group of people who meet once a week.',
  'The hormone causes a rise of sugar in the blood.',
  'The suspects were finally caught in 1987.',
  'Adjustments were required because all three gardens went over budget.',
  'Bintulu celebrated the first hundred years of the council in 1967.',
  'This is a process that turns light into chemical energy.',
  'It refers to the purchase of government bonds by a central bank.',
  'However, these are proteins that speed up a reaction.',
  'In this chapter we describe the water cycle, a process that moves water.',
  'As shown in Figure 3, osmosis is the movement of water through a membrane.',
  'Explain why leaves look green because of chlorophyll.',
  'I think that a virus is a particle that infects living cells.',
  'Is a virus an organism that can reproduce on its own?',
  'A function f(x) = x^2 is a map that squares its argument.',
  'The problem is a lack of money that makes firms fail.',
  'The rule was established in 1818 by an English court.',
  'A virus (a particle that infects cells is not alive.',
  'Butler became a famous school of the game to reach the final of 2010.',
  'Brain organoids are emerging as interesting tools to study brains in groups.',
  'Alkoxides are themselves bases that are frequently used as reagents in organic chemistry.',
  'Biglow Company makes a hair shampoo called Sweet and Fresh in its largest plant.',
  'The rationale behind its application stems from an influential theory of attention known as the hemispheric rivalry hypothesis.',
  'Brad Stevens played at school. Stevens is a strong believer in the way that Butler plays.',
])('%s gives no card', (text) => {
  expect(englishCandidates(parseDocument(text))).toEqual([])
})

test('a name that opens its sentence keeps its capital within the question', () => {
  const text = 'Abraham de Moivre was born in France in 1667 to a Protestant family.'
  expect(bestCard(text)).toContain('Abraham de Moivre')
})

test('two main clauses in one sentence are read one by one', () => {
  const text =
    'Visual encoding is the encoding of images in memory, and acoustic encoding is the encoding of sounds in memory.'
  const definitions = englishCandidates(parseDocument(text)).filter(({ rule }) => rule === 'definition')
  expect(definitions.map(({ question, answer }) => [question, answer])).toEqual([
    ['What is visual encoding?', 'The encoding of images in memory'],
    ['What is acoustic encoding?', 'The encoding of sounds in memory'],
  ])
})

test('a question about a main clause says under what circumstances it holds', () => {
  const text = 'In deserts, plant leaves are covered with wax because water is scarce.'
  expect(bestCard(text)).toBe('reason | Why are plant leaves covered with wax in deserts? | Because water is scarce')
})
