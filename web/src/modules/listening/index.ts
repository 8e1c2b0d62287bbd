/** Listening: recordings that become questions, heard, answered and scored. */
export { ListeningScreen as Screen } from './ListeningScreen.tsx'
