import { done, type OperatorCommand } from './command.ts'
import { refuseArguments } from './read-arguments.ts'

/** Whoever opens the database migrates it: where this runs, that is done. */
export const migrateCommand: OperatorCommand = {
  usage: 'migrate',
  summary: 'Brings the database up to date, as every start does',
  prepare(args) {
    refuseArguments(args)
    return async () => done('The database is up to date.')
  },
}
