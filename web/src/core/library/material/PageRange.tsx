import { useState } from 'react'
import { readId } from '../../../lib/address-view.ts'
import { useSay } from '../../../lib/language.ts'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { PageSpan } from '../chosen-text.ts'

/** What is chosen of a material: all of it, where `range` is null, or some pages; nothing while what is typed is no range. */
export interface RangeChoice {
  range: PageSpan | null
  isRefused: boolean
}

export const WHOLE: RangeChoice = { range: null, isRefused: false }

interface PageRangeProps {
  pageCount: number
  choice: RangeChoice
  onChange: (choice: RangeChoice) => void
}

/** Chooses all pages of a material or those from one to another. */
export function PageRange({ pageCount, choice, onChange }: PageRangeProps) {
  const say = useSay()
  const [isSome, setSome] = useState(false)
  const [typed, setTyped] = useState({ from: '1', to: String(pageCount) })
  const change = (some: boolean, next: typeof typed) => {
    setSome(some)
    setTyped(next)
    onChange(some ? readRange(next, pageCount) : WHOLE)
  }
  const field = (side: keyof typeof typed, label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed[side]}
      className="min-w-0 flex-1"
      onChange={(event) => change(true, { ...typed, [side]: event.target.value })}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={say('library.whichPages')}
        options={[
          { value: 'all', label: say('library.allPages') },
          { value: 'some', label: say('library.somePages') },
        ]}
        value={isSome ? 'some' : 'all'}
        onChange={(which) => change(which === 'some', typed)}
        className="self-start"
      />
      {isSome && (
        <div className="flex gap-3">
          {field('from', say('library.fromPage'))}
          {field('to', say('library.toPage'))}
        </div>
      )}
      {choice.isRefused && (
        <p role="alert" className="text-poor text-xs">
          {say('library.noSuchRange', { count: pageCount })}
        </p>
      )}
    </div>
  )
}

function readRange(typed: { from: string; to: string }, pageCount: number): RangeChoice {
  const [from, to] = [readId(typed.from.trim()), readId(typed.to.trim())]
  if (from === null || to === null || from > to || to > pageCount) return { range: null, isRefused: true }
  return { range: { from, to }, isRefused: false }
}
