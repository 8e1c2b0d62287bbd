/** Notes: made from the student's material, kept, read, exported. */
export { NotesScreen as Screen } from './NotesScreen.tsx'
