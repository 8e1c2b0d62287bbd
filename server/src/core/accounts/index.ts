import type { Module } from '../../module.ts'
import { registerAccountJobs } from './register-jobs.ts'
import { usersRoutes } from './routes.ts'

/** Owns accounts: who a student is, how they register, sign in and stay signed in, and the mails about it. */
export const accounts: Module = { id: 'accounts', routes: usersRoutes, work: registerAccountJobs }
