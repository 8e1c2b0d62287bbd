import { planningEndpoints } from '@lectern/contract/review/planning'
import { routes } from '../../http/routes.ts'
import { removeExam, setExam, setMark, setMaterialExam } from './exams/change-exam.ts'
import { showExamPlan, showExams } from './exams/plan-exam.ts'
import { showExamSections } from './exams/plan-sections.ts'
import { setAdapting } from './fit/set-adapting.ts'
import { getWorkload } from './planning/get-workload.ts'
import { listScores } from './planning/list-scores.ts'
import { listPractice } from './queue/list-practice.ts'
import { showRecall } from './recall/show-recall.ts'
import { takeUnasked } from './recall/take-unasked.ts'
import { getReminder, setReminder } from './reminders/set-reminder.ts'
import { showUnsubscribe, unsubscribe } from './reminders/unsubscribe.ts'

export const planningRoutes = routes(planningEndpoints, (services) => ({
  setAdapting: ({ body }, { caller }) => setAdapting(services, caller.student, body),
  workload: (_, { caller }) => getWorkload(services, caller.student),
  scores: (_, { caller }) => listScores(services, caller.student),
  listExams: (_, { caller }) => showExams(services, caller.student),
  setExam: ({ params, body }, { caller }) => setExam(services, caller.student, params.id, body),
  setMaterialExam: ({ params, body }, { caller }) => setMaterialExam(services, caller.student, params.id, body),
  recall: ({ params, query }, { caller, signal }) => showRecall(services, caller.student, params.id, query, signal),
  unasked: ({ params, query }, { caller, signal }) => takeUnasked(services, caller.student, params.id, query, signal),
  examPlan: ({ params, query }, { caller }) => showExamPlan(services, caller.student, params.id, query),
  examSections: ({ params, query }, { caller, signal }) =>
    showExamSections(services, caller.student, params.id, query, signal),
  setMark: ({ params, body }, { caller }) => setMark(services, caller.student, params.id, body),
  removeExam: ({ params }, { caller }) => removeExam(services, caller.student, params.id),
  practice: ({ query }, { caller }) => listPractice(services, caller.student, query),
  getReminder: (_, { caller }) => getReminder(services, caller.student),
  setReminder: ({ body }, { caller }) => setReminder(services, caller.student, body),
  showUnsubscribe: ({ params }, { language }) => showUnsubscribe(services, params.token, language),
  unsubscribe: ({ params }, { language }) => unsubscribe(services, params.token, language),
}))
