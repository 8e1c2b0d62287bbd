import { expect, test } from 'vitest'
import { findContradiction } from './find-contradiction.ts'

const WAR = 'The First World War began in 1914.\nIt ended on\n11 November 1918, when Germany signed an armistice.'
const CELLS =
  'Arteries carry blood away from the heart. Veins carry blood to the heart. Red blood cells have no nucleus. Penicillin was discovered by Alexander Fleming in 1928.'

test.each([
  ['another year', 'When did the First World War begin?\n1941', WAR, 'The First World War began in 1914.'],
  ['another year in a sentence', 'The First World War began in 1915.', WAR, 'The First World War began in 1914.'],
  [
    'a gap filled with another number',
    'The First World War began in ____.\n1915',
    WAR,
    'The First World War began in 1914.',
  ],
  ['an opposite', 'Where do arteries carry blood?\nTo the heart', 'Arteries carry blood away from the heart.', null],
  ['a denial', 'Red blood cells have a nucleus.', CELLS, 'Red blood cells have no nucleus.'],
  [
    'a true statement held to be false',
    'Red blood cells have no nucleus.\nFalse',
    CELLS,
    'Red blood cells have no nucleus.',
  ],
  [
    'a false statement held to be true',
    'Red blood cells have a nucleus.\nTrue',
    CELLS,
    'Red blood cells have no nucleus.',
  ],
  [
    'another name',
    'Who discovered penicillin?\nLouis Pasteur',
    CELLS,
    'Penicillin was discovered by Alexander Fleming in 1928.',
  ],
  [
    'an opposite word',
    'High pressure opens the valve of the heart.',
    'High pressure closes the valve of the heart.',
    'High pressure closes the valve of the heart.',
  ],
  ['a number of Chinese', '人體有多少塊骨頭？\n208塊', '成年人體共有206塊骨頭，分為四部分。', null],
  [
    'another year in Chinese',
    '辛亥革命在1912年爆發。',
    '辛亥革命在1911年爆發。之後清朝滅亡。',
    '辛亥革命在1911年爆發。',
  ],
  ['a denial in Chinese', '红细胞有细胞核。', '成熟的红细胞没有细胞核。', '成熟的红细胞没有细胞核。'],
])('%s', (_, item, passage, found) => expect(findContradiction(item, passage)).toBe(found))

test.each([
  ['the same', 'When did the First World War begin?\n1914', WAR],
  ['the same, further on', 'When did the war end?\n1918', WAR],
  ['a rounded number', 'The river is 6,400 km long.', 'The river is 6,371 km long.'],
  ['another unit', 'How long does it take?\n300 seconds', 'It takes 5 minutes.'],
  ['a share and a number', 'Half of the 12 students passed.', '50% of the students passed.'],
  ['the same comparison from its other side', 'Atoms are smaller than molecules.', 'Molecules are larger than atoms.'],
  ['what the passage does not speak of', 'The Second World War began in 1939.', WAR],
  ['a false statement held to be false', 'Red blood cells have a nucleus.\nFalse', CELLS],
  ['two numbers that differ', 'In 2010 the town had 8,000 people.', 'In 2000 the town had 5,000 people.'],
  ['a name in other words', 'Who discovered penicillin?\nA Scottish doctor', CELLS],
  ['a part of the name', 'Who discovered penicillin?\nFleming', CELLS],
  ['nothing', '', ''],
])('says nothing of %s', (_, item, passage) => expect(findContradiction(item, passage)).toBeNull())
