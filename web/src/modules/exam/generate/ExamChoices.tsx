import type { MadeBy } from '@lectern/contract/shapes'
import {
  EXAM_QUESTION_COUNTS,
  type ExamLanguage,
  type ExamLevel,
  otherLanguage,
  QUESTION_TYPES,
} from '@lectern/domain/exam'
import { useDeferredValue } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { changeDraft, type Draft, toggleKind } from '../draft.ts'
import { QUESTION_TYPE_NAMES } from '../question-types.ts'

const COUNTS = EXAM_QUESTION_COUNTS.map((count) => ({ value: String(count), label: String(count) }))

const LANGUAGES: { value: ExamLanguage; label: string }[] = [
  { value: 'auto', label: 'As the material' },
  { value: 'english', label: 'English' },
  { value: 'traditional_chinese', label: 'Traditional Chinese 繁體中文' },
  { value: 'simplified_chinese', label: 'Simplified Chinese 简体中文' },
]

const LEVELS: { value: ExamLevel | 'mixed'; label: string }[] = [
  { value: 'mixed', label: 'Mixed' },
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
]

/** How many questions, of which kinds, how hard and in which language. */
export function ExamChoices({ draft, madeBy }: { draft: Draft; madeBy: MadeBy | undefined }) {
  const { language, questionCount, kinds, level } = draft
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="mb-1.5 font-medium text-sm" aria-hidden>
          Questions
        </p>
        <SegmentedControl
          label="Number of questions"
          options={COUNTS}
          value={String(questionCount)}
          onChange={(chosen) =>
            changeDraft({ questionCount: EXAM_QUESTION_COUNTS.find((count) => String(count) === chosen) })
          }
        />
      </div>
      <fieldset>
        <legend className="mb-0.5 font-medium text-sm">Kinds of question</legend>
        <div className="grid grid-cols-2 gap-x-3">
          {QUESTION_TYPES.map((kind) => (
            <Checkbox
              key={kind}
              isChecked={kinds.includes(kind)}
              disabled={kinds.length === 1 && kinds.includes(kind)}
              onChange={() => toggleKind(kind)}
            >
              {QUESTION_TYPE_NAMES[kind]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Select
        label="Level"
        options={LEVELS}
        value={level ?? 'mixed'}
        hint={level && madeBy === 'built-in' ? levelWithoutModel(kinds.length) : undefined}
        onChange={(chosen) => changeDraft({ level: chosen === 'mixed' ? null : chosen })}
      />
      <Select
        label="Language of the exam"
        options={LANGUAGES}
        value={language}
        onChange={(chosen) => changeDraft({ language: chosen })}
      />
      <OtherLanguage draft={draft} madeBy={madeBy} />
    </div>
  )
}

/** What the engine can do about a level, and what it cannot. */
const levelWithoutModel = (kindCount: number): string =>
  kindCount === 1
    ? 'Without an AI model the level only changes the mixture of kinds: with one kind it changes nothing.'
    : 'Without an AI model the level only changes the mixture of kinds; a question is as hard as your text makes it.'

/** Says before anything is paid what comes of a text in one language and an exam in another. */
function OtherLanguage({ draft: { method, texts, language }, madeBy }: { draft: Draft; madeBy: MadeBy | undefined }) {
  const other = otherLanguage(useDeferredValue(texts.content), language)
  if (method !== 'content' || !other || !madeBy) return null
  const chosen = LANGUAGES.find(({ value }) => value === language)?.label
  return (
    <Notice tone="fair" role="status">
      {madeBy === 'model'
        ? `Your text is in ${other}. The questions will be in ${chosen}; passages quoted from it stay as they are.`
        : `Your text is in ${other}. Without an AI model nothing is translated: the questions will be in ${other} too.`}
    </Notice>
  )
}
