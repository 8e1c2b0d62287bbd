import type { LectureSection } from '@lectern/contract/lecture'

/** Questions whose answers open when they are asked for. */
export const CheckYourself = ({ questions }: { questions: LectureSection['questions'] }) => (
  <section lang="en" className="mt-8 border-line border-t pt-5">
    <h3 className="font-semibold text-lg">Check yourself</h3>
    <ol className="mt-3 flex list-decimal flex-col gap-4 ps-5">
      {questions.map(({ question, answer }) => (
        <li key={question}>
          <p className="wrap-anywhere font-serif">{question}</p>
          <details className="mt-1">
            <summary className="control inline-flex cursor-pointer items-center text-accent text-sm">Answer</summary>
            <p className="wrap-anywhere font-serif text-ink-soft">{answer}</p>
          </details>
        </li>
      ))}
    </ol>
  </section>
)
