/** The way from an item to where it stands in its material. */
export default {
  show: 'Show in the Material',
  ofCard: 'of card {number, number}',
  gone: 'The material that this came from has been deleted.',
} as const
