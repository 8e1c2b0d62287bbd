import type { MadeThing } from '@lectern/contract/materials/made-thing'
import type { BoundModule, BroughtRecording, ExportEntry, ExportingStudent, LeavingStudent } from './bound-module.ts'
import type { Found } from './core/search/found.ts'
import type { SharedFiles } from './core/sharing/sharing-source.ts'
import type { Routes } from './http/routes.ts'
import type { Queries, Transaction } from './platform/database/database.ts'
import type { Services } from './services.ts'

/** What a module reads from what it made of a material. */
export interface MadeGround extends Pick<Services, 'clock'> {
  queries: Queries
}

/** One room of the house, as `app.ts` composes it: a study module, or a part of core that has addresses of its own. */
export interface Module
  extends Pick<
    BoundModule,
    | 'id'
    | 'neededFiles'
    | 'storageBytes'
    | 'unfinishedWork'
    | 'begunWork'
    | 'reviewSource'
    | 'feedback'
    | 'sharing'
    | 'sample'
    | 'scores'
  > {
  routes?: Routes | readonly Routes[]
  /** Registers its jobs and what it does again and again. */
  work?(services: Services): void
  /** `BoundModule.eraseStudent`, before it is bound. */
  eraseStudent?(services: Services, tx: Transaction, student: LeavingStudent): Promise<void>
  /** `BoundModule.exportStudent`, before it is bound. */
  exportStudent?(services: Services, student: ExportingStudent): AsyncIterable<ExportEntry>
  /** `BoundModule.madeOf`, before it is bound. */
  madeOf?(ground: MadeGround, student: { id: number }, materialId: number): Promise<MadeThing[]>
  /** `BoundModule.recordingBrought`, before it is bound. */
  recordingBrought?(services: Services, student: { id: number }, recording: BroughtRecording): Promise<void>
  /** `BoundModule.find`, before it is bound. */
  find?(services: Services, student: { id: number }, search: string): Promise<Found[]>
  /** `BoundModule.sharedFiles`, before it is bound. */
  sharedFiles?(services: Services): SharedFiles
}

/** Binds a module to services that may not be complete yet: they are asked for at its first call. */
export function bindModule(module: Module, services: () => Services): BoundModule {
  const {
    id,
    neededFiles,
    storageBytes,
    unfinishedWork,
    begunWork,
    reviewSource,
    feedback,
    sharing,
    sample,
    scores,
    eraseStudent,
    exportStudent,
    madeOf,
    recordingBrought,
    find,
    sharedFiles,
  } = module
  return {
    id,
    neededFiles,
    storageBytes,
    unfinishedWork,
    begunWork,
    reviewSource,
    feedback,
    sharing,
    sample,
    scores,
    eraseStudent: eraseStudent && ((tx, student) => eraseStudent(services(), tx, student)),
    exportStudent: exportStudent && ((student) => exportStudent(services(), student)),
    madeOf: madeOf && ((queries, ...about) => madeOf({ queries, clock: services().clock }, ...about)),
    recordingBrought: recordingBrought && ((student, recording) => recordingBrought(services(), student, recording)),
    sharedFiles: sharedFiles && {
      open: (...about) => sharedFiles(services()).open(...about),
      bring: (...about) => sharedFiles(services()).bring(...about),
    },
    find: find && ((student, search) => find(services(), student, search)),
  }
}
