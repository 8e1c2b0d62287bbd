/** Why a recording was not heard, or a text not read aloud. */
export default {
  notSetUp: 'Speech recognition is not set up on this site.',
  noUse: 'The speech service did not give a usable answer. Please try again.',
  notReadAloud: 'The speech service could not read this aloud.',
  notTranscribed: 'The recording could not be transcribed. Please try again.',
  undecodable:
    'This site cannot hear this kind of recording. MP3, WAV, and WebM or Ogg with Opus sound can be heard; AAC, as in most .m4a and .mp4 files, cannot.',
  soundless: 'There is no sound in this file.',
  broken: 'This recording is damaged and could not be heard.',
} as const
