import { useState } from 'react'
import { readId } from '../../../lib/address-view.ts'
import { useSay } from '../../../lib/language.ts'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { type Chapter, type ChosenPart, isChapter } from '../chosen-text.ts'
import { ChapterList } from './ChapterList.tsx'

/** What is chosen of a material: all of it, where `part` is null, some pages, or a chapter; nothing while what is typed is no range. */
export interface RangeChoice {
  part: ChosenPart | null
  isRefused: boolean
}

export const WHOLE: RangeChoice = { part: null, isRefused: false }

type Which = 'all' | 'some' | 'chapter'

interface PageRangeProps {
  pageCount: number
  /** Its outline: chapters are offered where there are several. */
  chapters: readonly Chapter[]
  choice: RangeChoice
  onChange: (choice: RangeChoice) => void
}

/** Whether there is anything to choose of a material. */
export const hasParts = (pageCount: number, chapters: readonly Chapter[]): boolean =>
  pageCount > 1 || chapters.length > 1

/** Chooses all pages of a material, those from one to another, or a chapter of its outline; begins with what was chosen before. */
export function PageRange({ pageCount, chapters, choice, onChange }: PageRangeProps) {
  const say = useSay()
  const { part } = choice
  const [which, setWhich] = useState<Which>(() => (part === null ? 'all' : isChapter(part) ? 'chapter' : 'some'))
  const [typed, setTyped] = useState(() =>
    part !== null && !isChapter(part)
      ? { from: String(part.from), to: String(part.to) }
      : { from: '1', to: String(pageCount) },
  )
  const [chapter, setChapter] = useState(() => (part !== null && isChapter(part) ? part : (chapters[0] ?? null)))
  const choose = (next: Which) => {
    setWhich(next)
    if (next === 'all') onChange(WHOLE)
    else onChange(next === 'some' ? readRange(typed, pageCount) : { part: chapter, isRefused: chapter === null })
  }
  const typeIn = (next: typeof typed) => {
    setTyped(next)
    onChange(readRange(next, pageCount))
  }
  const field = (side: keyof typeof typed, label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed[side]}
      className="min-w-0 flex-1"
      onChange={(event) => typeIn({ ...typed, [side]: event.target.value })}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl<Which>
        label={say('library.whichPages')}
        options={[
          { value: 'all', label: say('library.allPages') },
          ...(pageCount > 1 ? [{ value: 'some' as const, label: say('library.somePages') }] : []),
          ...(chapters.length > 1 ? [{ value: 'chapter' as const, label: say('library.oneChapter') }] : []),
        ]}
        value={which}
        onChange={choose}
        className="self-start"
      />
      {which === 'some' && (
        <div className="flex gap-3">
          {field('from', say('library.fromPage'))}
          {field('to', say('library.toPage'))}
        </div>
      )}
      {which === 'chapter' && (
        <ChapterList
          chapters={chapters}
          chosen={chapter}
          onChoose={(next) => {
            setChapter(next)
            onChange({ part: next, isRefused: false })
          }}
        />
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
  if (from === null || to === null || from > to || to > pageCount) return { part: null, isRefused: true }
  return { part: { from, to }, isRefused: false }
}
