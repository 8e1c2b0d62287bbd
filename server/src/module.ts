import type { Routes } from './http/routes.ts'
import type { Services } from './services.ts'

/** One room of the house, as `app.ts` composes it: a study module, or a part of core that has addresses of its own. */
export interface Module {
  id: string
  routes?: Routes
  /** Registers its jobs and what it does again and again. */
  work?(services: Services): void
}
