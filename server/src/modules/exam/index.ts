import type { Module } from '../../module.ts'
import { exportExams } from './export-exams.ts'
import { examRoutes } from './routes.ts'
import { sumExamBytes } from './sum-bytes.ts'

/** Owns exams: making ten to thirty questions, keeping them, practising them, marking what was answered. */
export const exam: Module = { id: 'exam', routes: examRoutes, exportStudent: exportExams, storageBytes: sumExamBytes }
