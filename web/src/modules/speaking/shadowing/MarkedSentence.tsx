import type { SpeakingTurn } from '@lectern/contract/speaking/shapes'
import { type SpeakingLanguage, WORD_MARKS, type WordMark } from '@lectern/domain/speaking'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'

/** Told by line and sign as well as by colour. */
const LOOKS: Readonly<Record<WordMark, { sign: string; look: string }>> = {
  right: { sign: '', look: 'text-good' },
  near: { sign: '~', look: 'text-fair underline decoration-dotted decoration-2 underline-offset-4' },
  missed: { sign: '×', look: 'text-poor underline decoration-wavy decoration-1 underline-offset-4' },
}

interface MarkedSentenceProps {
  turn: SpeakingTurn
  language: SpeakingLanguage
}

/** A repeated sentence with the mark of each word, what was heard in its place, and the score. */
export function MarkedSentence({ turn, language }: MarkedSentenceProps) {
  const say = useSay()
  const { words, score, said } = turn
  const others = words.filter(({ mark, heard }) => mark !== 'right' && heard !== null)
  return (
    <div className="rounded-ui bg-sunken p-4 sm:p-5" role="status">
      <p className="font-serif text-xl">
        {score} <span className="text-base text-ink-soft">{say('speaking.ofHundred')}</span>
      </p>
      <p className="wrap-anywhere mt-3 font-serif text-xl leading-loose" lang={language}>
        {words.map(({ text, mark, heard }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
          <span key={index}>
            <span className={classNames('font-semibold', LOOKS[mark].look)}>
              {text}
              {LOOKS[mark].sign && (
                <sup aria-hidden className="no-underline">
                  {LOOKS[mark].sign}
                </sup>
              )}
              {mark !== 'right' && (
                <span className="sr-only">
                  {' '}
                  {heard === null
                    ? say('speaking.marked', { mark: { id: `speaking.mark_${mark}` } })
                    : say('speaking.markedHeard', { mark: { id: `speaking.mark_${mark}` }, heard })}
                </span>
              )}
            </span>
            {language.startsWith('zh') ? '' : ' '}
          </span>
        ))}
      </p>
      {others.length > 0 && (
        <p className="wrap-anywhere mt-3 text-sm" aria-hidden>
          {others
            .map(({ text, heard }) => say('speaking.wordHeard', { word: text, heard: heard ?? '' }))
            .join(say('ui.between'))}
        </p>
      )}
      <p className="wrap-anywhere mt-3 text-ink-soft text-sm">
        {say('speaking.heard')} <span lang={language}>{said}</span>
      </p>
      <p className="mt-3 flex flex-wrap gap-x-4 text-xs" aria-hidden>
        {WORD_MARKS.map((mark) => (
          <span key={mark} className={LOOKS[mark].look}>
            {say(`speaking.mark_${mark}`)}
            {LOOKS[mark].sign && <sup>{LOOKS[mark].sign}</sup>}
          </span>
        ))}
      </p>
    </div>
  )
}
