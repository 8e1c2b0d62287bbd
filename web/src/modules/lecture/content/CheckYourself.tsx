import type { LectureSection } from '@lectern/contract/lecture'
import { LANGUAGE_TAGS } from '@lectern/texts/languages'
import type { SayPartWrong } from '../../../core/feedback/use-say-part-wrong.ts'
import { WrongRemark } from '../../../core/feedback/WrongRemark.tsx'
import { MarkedText } from '../../../core/marked-text/MarkedText.tsx'
import { useLanguage, useSay } from '../../../lib/language.ts'

interface CheckYourselfProps {
  questions: LectureSection['questions']
  /** Says that one is wrong. */
  onWrong: SayPartWrong
}

/** Questions whose answers open when they are asked for. */
export function CheckYourself({ questions, onWrong }: CheckYourselfProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section lang={LANGUAGE_TAGS[language]} className="mt-8 border-line border-t pt-5">
      <h3 className="font-semibold text-lg">{say('lecture.checkYourself')}</h3>
      <ol className="mt-3 flex list-decimal flex-col gap-4 ps-5">
        {questions.map(({ id, question, answer }) => (
          <li key={question}>
            <div className="flex items-start gap-2">
              <div className="min-w-0 grow">
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
              </div>
              <WrongRemark id={id} words={question} onSay={onWrong} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
