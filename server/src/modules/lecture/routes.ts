import { lectureEndpoints } from '@lectern/contract/lecture'
import { routes } from '../../http/routes.ts'
import { keepBookmark } from './bookmarks/keep-bookmark.ts'
import { deleteLecture } from './delete-lecture.ts'
import { getContent } from './get-content.ts'
import { getLecture } from './get-lecture.ts'
import { getPdf } from './get-pdf.ts'
import { getSections } from './get-sections.ts'
import { getStats } from './get-stats.ts'
import { listLectures } from './list-lectures.ts'
import { listUnfinished } from './list-unfinished.ts'
import { readAgain } from './processing/read-again.ts'
import { retryLecture } from './processing/retry-lecture.ts'
import { renameLecture } from './rename-lecture.ts'
import { uploadLecture } from './upload-lecture.ts'

export const lectureRoutes = routes(lectureEndpoints, (services) => ({
  list: ({ query }, { caller, language }) => listLectures(services, caller.student, query, language),
  listUnfinished: (_input, { caller, language }) => listUnfinished(services, caller.student, language),
  stats: (_input, { caller }) => getStats(services, caller.student),
  upload: ({ form }, { caller, idempotencyKey }) => uploadLecture(services, caller.student, form, idempotencyKey),
  retry: ({ params }, { caller, idempotencyKey, language }) =>
    retryLecture(services, caller.student, params.id, idempotencyKey, language),
  readAgain: ({ params }, { caller, idempotencyKey, language }) =>
    readAgain(services, caller.student, params.id, idempotencyKey, language),
  get: ({ params }, { caller, language }) => getLecture(services, caller.student, params.id, language),
  content: ({ params }, { caller, language }) => getContent(services, caller.student, params.id, language),
  sections: ({ params }, { caller, language }) => getSections(services, caller.student, params.id, language),
  keepBookmark: ({ params, body }, { caller }) => keepBookmark(services, caller.student, params.id, body),
  pdf: ({ params }, { caller, header }) => getPdf(services, caller.student, params.id, header('range')),
  rename: ({ params, body }, { caller, language }) =>
    renameLecture(services, caller.student, params.id, body.title, language),
  delete: ({ params }, { caller }) => deleteLecture(services, caller.student, params.id),
  cancel: ({ params }, { caller }) => deleteLecture(services, caller.student, params.id, { keepsDone: true }),
}))
