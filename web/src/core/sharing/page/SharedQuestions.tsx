import type { SharedContent } from '@lectern/contract/sharing/shares'
import { MarkedText } from '../../marked-text/MarkedText.tsx'
import { scriptOf } from '../../study-text/language.ts'

type Questions = Extract<SharedContent, { kind: 'exam' }>['questions']

/** The questions of an exam with what can be chosen; what is right does not come to this page at all. */
export const SharedQuestions = ({ questions }: { questions: Questions }) => (
  <ol className="flex max-w-prose list-decimal flex-col gap-6 ps-6">
    {questions.map(({ question, options }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a shared exam have no names and never move
      <li key={index} lang={scriptOf(question)} className="wrap-anywhere ps-2 font-serif">
        <p className="whitespace-pre-line">
          <MarkedText text={question} />
        </p>
        {options.length > 0 && (
          <ul className="mt-2 list-disc ps-5 text-ink-soft">
            {options.map((option) => (
              <li key={option}>
                <MarkedText text={option} />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ol>
)
