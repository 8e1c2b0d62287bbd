import { sampleEndpoints } from '@lectern/contract/work/sample'
import { routes } from '../../http/routes.ts'
import type { Module } from '../../module.ts'
import { beginSampleTalk } from './begin-talk.ts'
import { dismissSample } from './dismiss-sample.ts'
import { keepSample } from './keep-sample.ts'
import { showSample } from './show-sample.ts'

/** Owns the sample chapter of somebody new, and that there is one at most; what was made of it is its modules'. */
export const samples: Module = {
  id: 'samples',
  routes: routes(sampleEndpoints, (services) => ({
    get: (_, { caller, language }) => showSample(services, caller.student, language),
    keep: (_, { caller, language }) => keepSample(services, caller.student, language),
    beginTalk: (_, { caller }) => beginSampleTalk(services, caller.student),
    dismiss: (_, { caller, language }) => dismissSample(services, caller.student, language),
  })),
}
