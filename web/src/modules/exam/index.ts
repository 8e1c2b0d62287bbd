/** Exam: ten to thirty questions from the student's material, practised, marked and kept. */
export { ExamScreen as Screen } from './ExamScreen.tsx'
