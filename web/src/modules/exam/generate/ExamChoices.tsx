import type { MadeBy } from '@lectern/contract/shapes'
import {
  EXAM_LANGUAGES,
  EXAM_LEVELS,
  EXAM_QUESTION_COUNTS,
  type ExamLanguage,
  type ExamLevel,
  otherLanguage,
  QUESTION_TYPES,
} from '@lectern/domain/exam'
import type { MessageId } from '@lectern/texts/message'
import { useDeferredValue } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { changeDraft, type Draft, toggleKind } from '../draft.ts'
import { QUESTION_TYPE_NAMES } from '../question-types.ts'

const COUNTS = EXAM_QUESTION_COUNTS.map((count) => ({ value: String(count), label: String(count) }))

const LANGUAGES = {
  auto: 'exam.languageAuto',
  english: 'exam.languageEnglish',
  traditional_chinese: 'exam.languageTraditional',
  simplified_chinese: 'exam.languageSimplified',
} as const satisfies Record<ExamLanguage, MessageId>

const LEVELS = {
  mixed: 'exam.levelMixed',
  easy: 'exam.levelEasy',
  medium: 'exam.levelMedium',
  hard: 'exam.levelHard',
} as const satisfies Record<ExamLevel | 'mixed', MessageId>

/** In the order in which they are offered. */
const LANGUAGE_CHOICES = ['auto', ...EXAM_LANGUAGES.filter((language) => language !== 'auto')] as const
const LEVEL_CHOICES = ['mixed', ...EXAM_LEVELS] as const

/** How many questions, of which kinds, how hard and in which language. */
export function ExamChoices({ draft, madeBy }: { draft: Draft; madeBy: MadeBy | undefined }) {
  const say = useSay()
  const { language, questionCount, kinds, level } = draft
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="mb-1.5 font-medium text-sm" aria-hidden>
          {say('exam.questions')}
        </p>
        <SegmentedControl
          label={say('exam.questionCount')}
          options={COUNTS}
          value={String(questionCount)}
          onChange={(chosen) =>
            changeDraft({ questionCount: EXAM_QUESTION_COUNTS.find((count) => String(count) === chosen) })
          }
        />
      </div>
      <fieldset>
        <legend className="mb-0.5 font-medium text-sm">{say('exam.kinds')}</legend>
        <div className="grid grid-cols-2 gap-x-3">
          {QUESTION_TYPES.map((kind) => (
            <Checkbox
              key={kind}
              isChecked={kinds.includes(kind)}
              disabled={kinds.length === 1 && kinds.includes(kind)}
              onChange={() => toggleKind(kind)}
            >
              {say(QUESTION_TYPE_NAMES[kind])}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Select
        label={say('exam.level')}
        options={LEVEL_CHOICES.map((value) => ({ value, label: say(LEVELS[value]) }))}
        value={level ?? 'mixed'}
        hint={
          level && madeBy === 'built-in'
            ? say(kinds.length === 1 ? 'exam.levelOfOneKind' : 'exam.levelOfKinds')
            : undefined
        }
        onChange={(chosen) => changeDraft({ level: chosen === 'mixed' ? null : chosen })}
      />
      <Select
        label={say('exam.language')}
        options={LANGUAGE_CHOICES.map((value) => ({ value, label: say(LANGUAGES[value]) }))}
        value={language}
        onChange={(chosen) => changeDraft({ language: chosen })}
      />
      <OtherLanguage draft={draft} madeBy={madeBy} />
    </div>
  )
}

/** Says before anything is paid what comes of a text in one language and an exam in another. */
function OtherLanguage({ draft: { method, texts, language }, madeBy }: { draft: Draft; madeBy: MadeBy | undefined }) {
  const say = useSay()
  const other = otherLanguage(useDeferredValue(texts.content), language)
  if (method !== 'content' || !other || !madeBy) return null
  const named = say(other === 'english' ? 'exam.languageEnglish' : 'exam.chinese')
  return (
    <Notice tone="fair" role="status">
      {madeBy === 'model'
        ? say('exam.otherLanguageModel', { other: named, chosen: say(LANGUAGES[language]) })
        : say('exam.otherLanguageEngine', { other: named })}
    </Notice>
  )
}
