/** Speaking: talks, presentations and shadowing, with feedback on each. */
export { SpeakingScreen as Screen } from './SpeakingScreen.tsx'
