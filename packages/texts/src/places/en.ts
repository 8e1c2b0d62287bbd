/** The way from an item to where it stands in its material. */
export default {
  show: 'Show in the Material',
  showFirst: 'Show in the Material, the first of several places',
  several: 'What this was made from stands in several places of the material:',
  many: 'What this was made from stands in more than {count, number} places of the material. The first {count, number}:',
  nth: 'Place {number, number} of {count, number} in the material',
  nthOfFirst: 'Place {number, number} of the first {count, number} in the material',
  ofCard: 'of card {number, number}',
  openWhole: 'Open the Whole Material',
  gone: 'The material that this came from has been deleted.',
} as const
