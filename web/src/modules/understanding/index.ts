/** The understanding module: a chat over the student's notes and an image. */
export { UnderstandingScreen as Screen } from './UnderstandingScreen.tsx'
