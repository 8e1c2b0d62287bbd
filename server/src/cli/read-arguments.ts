import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UsageError } from './command.ts'

/** The arguments of one command. @throws UsageError for one too many, one too few, or one that there is not */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { names, optional = [], options }: { names: readonly string[]; optional?: readonly string[]; options: Options },
) {
  const { values, positionals } = parse(args, options)
  const missing = names[positionals.length]
  if (missing) throw new UsageError(`${missing} is missing`)
  const surplus = positionals[names.length + optional.length]
  if (surplus !== undefined) throw new UsageError(`'${surplus}' is one argument too many`)
  return { values, positionals }
}

/** For commands that take none. @throws UsageError */
export function refuseArguments(args: readonly string[]): void {
  readArguments(args, { names: [], options: {} })
}

function parse<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) throw error
    throw new UsageError((error as Error).message.split(/[.\n]/, 1)[0])
  }
}

/** A whole number from `least` on. @throws UsageError */
export function readWholeNumber(name: string, text: string | undefined, least: number, most = 1_000_000): number {
  if (text === undefined) throw new UsageError(`${name} is missing`)
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not '${text}'`)
}
