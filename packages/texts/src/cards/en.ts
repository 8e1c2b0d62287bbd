/** What cards show, and how they are written. */
export default {
  // On a card.
  gap: 'blank',
  playSound: 'Play the sound',
  stopSound: 'Stop the sound',
  soundFailed: 'This sound could not be played.',
  pictureFailed: 'This picture could not be loaded: {alt}',
  pictureMissing: 'This picture could not be loaded.',
  coveredPicture: 'Picture with covered parts: {alt}',
  uncoveredPicture: 'Picture with the answer outlined: {alt}',
  askedPart: 'asked for',
} as const
