import { aiTry } from './cli/ai-try.ts'
import { type LocalCommand, type OperatorCommand, type Output, RefusedError, UsageError } from './cli/command.ts'
import { doctor } from './cli/doctor.ts'
import { migrateData } from './cli/migrate-data.ts'
import { matchCommand, OPERATOR_COMMANDS } from './cli/operator-commands.ts'
import { runOnDatabase } from './cli/run-on-database.ts'
import { serveCommand, workerCommand } from './cli/serve.ts'
import { speechInstall } from './cli/speech.ts'
import { ConfigError } from './settings/config.ts'
import { readSettings } from './settings/read-settings.ts'

/** `npx lectern …`: what operators do. */

const COMMANDS: readonly (LocalCommand | OperatorCommand)[] = [
  serveCommand,
  workerCommand,
  ...OPERATOR_COMMANDS,
  migrateData,
  speechInstall,
  doctor,
  aiTry,
]
const EXIT_USAGE = 2
const USAGE_COLUMN = 62

/** Runs one command line. @returns the exit code: 0 done, 1 refused or failed, 2 not understood */
export async function runCommand(args: readonly string[], output: Output = console): Promise<number> {
  const match = matchCommand(COMMANDS, args)
  const isHelp = args.includes('--help') || args.includes('-h') || args.length === 0 || args[0] === 'help'
  if (isHelp) {
    for (const line of match ? describe(match.command) : listCommands(args)) output.log(line)
    return 0
  }
  try {
    if (!match) throw new UsageError(`There is no command '${args.slice(0, 2).join(' ')}'; see lectern --help`)
    return await run(match.command, match.rest, args, output)
  } catch (error) {
    output.error(oneLine(error))
    return error instanceof UsageError ? EXIT_USAGE : 1
  }
}

async function run(
  command: LocalCommand | OperatorCommand,
  rest: readonly string[],
  args: readonly string[],
  output: Output,
): Promise<number> {
  if ('run' in command) return command.run(rest, output)
  command.prepare(rest)
  const { lines, exitCode, refusal } = await runOnDatabase(readSettings(), args)
  for (const line of lines) output.log(line)
  if (refusal) output.error(refusal)
  return exitCode
}

const describe = ({ usage, summary, details = [] }: LocalCommand | OperatorCommand): string[] => [
  `lectern ${usage}`,
  '',
  summary,
  ...details,
]

function listCommands(args: readonly string[]): string[] {
  const [group] = args
  const named = COMMANDS.filter(({ usage }) => usage.split(' ', 1)[0] === group)
  const listed = named.length > 0 ? named : COMMANDS
  return ['lectern COMMAND', '', ...listed.map(({ usage, summary }) => `  ${usage.padEnd(USAGE_COLUMN)}${summary}`)]
}

/** What is meant for the operator speaks for itself; of anything else it is said that it failed. */
function oneLine(error: unknown): string {
  const text = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)
  return [UsageError, RefusedError, ConfigError].some((kind) => error instanceof kind) ? text : `Failed: ${text}`
}
