/** Writing: an essay graded on the scale of its exam, its report, and the essays graded before. */
export { WritingScreen as Screen } from './WritingScreen.tsx'
