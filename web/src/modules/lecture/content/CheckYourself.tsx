import type { LectureSection } from '@lectern/contract/lecture'
import { LANGUAGE_TAGS } from '@lectern/texts/languages'
import { MarkedText } from '../../../core/marked-text/MarkedText.tsx'
import { useLanguage, useSay } from '../../../lib/language.ts'

/** Questions whose answers open when they are asked for. */
export function CheckYourself({ questions }: { questions: LectureSection['questions'] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section lang={LANGUAGE_TAGS[language]} className="mt-8 border-line border-t pt-5">
      <h3 className="font-semibold text-lg">{say('lecture.checkYourself')}</h3>
      <ol className="mt-3 flex list-decimal flex-col gap-4 ps-5">
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <p className="wrap-anywhere font-serif">
              <MarkedText text={question} />
            </p>
            <details className="mt-1">
              <summary className="control inline-flex cursor-pointer items-center text-accent text-sm">
                {say('lecture.answer')}
              </summary>
              <p className="wrap-anywhere font-serif text-ink-soft">
                <MarkedText text={answer} />
              </p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}
