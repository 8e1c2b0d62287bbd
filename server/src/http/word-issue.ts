import { type InputFault, wordInputFault } from '@lectern/domain/input-texts'
import type { Language } from '@lectern/texts/languages'
import type { z } from 'zod'
import { speaker } from '../speaker.ts'

export type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** What a schema refuses, in a sentence for people. What a schema refuses by a rule of its own says its fault (`fault()` of the contract). */
export function wordIssue(issue: Issue, language: Language): string {
  const { fault, bound } = faultOf(issue)
  return wordInputFault(fault, issue.path ?? [], bound, speaker.in(language))
}

interface Found {
  fault: InputFault
  bound: number | null
}

function faultOf(issue: Issue): Found {
  if ((issue.path ?? []).length === 0 && issue.code === 'invalid_type') return { fault: 'noInput', bound: null }
  switch (issue.code) {
    case 'invalid_type':
      return { fault: faultOfType(issue), bound: null }
    case 'invalid_value':
      return { fault: 'unchosen', bound: null }
    case 'too_big':
      return beyond(issue.origin, Number(issue.maximum), TOO_BIG)
    case 'too_small':
      return beyond(issue.origin, Number(issue.minimum), TOO_SMALL)
    case 'custom':
      return { fault: 'invalid', bound: null, ...issue.params }
    default:
      return { fault: 'invalid', bound: null }
  }
}

function faultOfType({ input, ...issue }: Issue): InputFault {
  const expected = 'expected' in issue ? issue.expected : ''
  if (input === undefined || input === null || input === '') return expected === 'array' ? 'none' : 'missing'
  if (expected === 'int') return 'notWhole'
  return expected === 'number' ? 'notANumber' : 'invalid'
}

type Side = Record<'text' | 'list' | 'number', (bound: number) => InputFault>

const TOO_BIG: Side = {
  text: () => 'tooLong',
  list: (bound) => (bound === 1 ? 'onlyOne' : 'tooMany'),
  number: () => 'tooLarge',
}
const TOO_SMALL: Side = {
  text: (bound) => (bound === 1 ? 'missing' : 'tooShort'),
  list: (bound) => (bound === 1 ? 'none' : 'tooFew'),
  number: () => 'tooSmall',
}

function beyond(origin: string, bound: number, side: Side): Found {
  const of = origin === 'string' ? side.text : origin === 'array' || origin === 'set' ? side.list : side.number
  return { fault: of(bound), bound }
}
