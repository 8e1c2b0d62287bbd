import { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { routes } from '../../http/routes.ts'
import { copyShare } from './copy-share.ts'
import { createShare } from './create-share.ts'
import { getSharing, takeChangesOver } from './follow-original.ts'
import { listOwnShares } from './list-shares.ts'
import { openShare } from './open-share.ts'
import { openSharedFile } from './open-shared-file.ts'
import { takeShareBack } from './remove-share.ts'
import { answerReport, reportShare } from './report-share.ts'

export const sharingRoutes = routes(sharesEndpoints, (services) => ({
  list: ({ query }, { caller }) => listOwnShares(services, caller.student, query),
  create: ({ body }, { caller }) => createShare(services, caller.student, body),
  getOfThing: ({ query }, { caller }) => getSharing(services, caller.student, query),
  takeOver: ({ body }, { caller }) => takeChangesOver(services, caller.student, body),
  open: ({ params }, { client, identify }) =>
    openShare(services, params.token, { clientAddress: client.address, identify }),
  openMedium: ({ params }, { client, header }) =>
    openSharedFile(services, params.token, {
      name: params.name,
      range: header('range'),
      clientAddress: client.address,
    }),
  remove: ({ params }, { caller }) => takeShareBack(services, caller.student, params.token),
  report: ({ params, body }, { client }) =>
    reportShare(services, { token: params.token, clientAddress: client.address }, body),
  answerReport: ({ params, body }, { caller }) => answerReport(services, caller.student, params.id, body.text),
  copy: ({ params }, { caller }) => copyShare(services, caller.student, params.token),
}))
