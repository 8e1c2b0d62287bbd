import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/**
 * An order of the files of a run in which those at `paths` come first, as they stand there: vitest knows how long a file
 * takes once it has run here, which a fresh clone has not, and one long file that begins last keeps one worker busy alone.
 */
export function longestFirst(paths: readonly string[]): TestSequencerConstructor {
  const rankOf = ({ moduleId }: TestSpecification) => {
    const rank = paths.findIndex((path) => moduleId.endsWith(`/${path}`))
    return rank < 0 ? paths.length : rank
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
    }
  }
}
