/** Lectures: PDFs explained section by section, read beside their pages. */
export { LectureScreen as Screen } from './LectureScreen.tsx'
