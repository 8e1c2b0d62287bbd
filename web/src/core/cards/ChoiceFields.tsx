import { MOST_OPTIONS_PER_CARD, type Option, readChoice, writeChoice } from '@lectern/domain/cards/choices'
import { MAX_CARD_CHARACTERS } from '@lectern/domain/recite'
import { useId, useRef } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Plus, X } from '../../ui/icons/icons.ts'

interface ChoiceFieldsProps {
  /** The answer of the card, which holds its options. */
  answer: string
  onAnswer: (answer: string) => void
  /** A field was left, or an option was removed. */
  onLeave?: () => void
  /** Why the card was not kept. */
  error?: string | null
}

/** A line of the narrowest screen holds so many, in either script. */
const LINE_CHARACTERS = 16
const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, { length }) => lines + Math.max(1, Math.ceil(length / LINE_CHARACTERS)), 0)

/** The options of a card, one of which is right, and more about it. */
export function ChoiceFields({ answer, onAnswer, onLeave, error }: ChoiceFieldsProps) {
  const say = useSay()
  const name = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const { options, more } = readChoice(answer)
  // All of them together are one side of a card.
  const left = Math.max(0, MAX_CARD_CHARACTERS - answer.length)
  const write = (changed: readonly Option[]) => onAnswer(writeChoice({ options: [...changed], more }))
  const choose = (index: number) => write(options.map((option, at) => ({ ...option, isRight: at === index })))
  const remove = (index: number) => {
    write(options.toSpliced(index, 1))
    // The button goes with its option: the writing goes on in another one.
    list.current?.querySelectorAll('textarea')[Math.max(0, index - 1)]?.focus()
    onLeave?.()
  }
  return (
    <>
      <fieldset ref={list} className="flex flex-col gap-2">
        <legend className="mb-1 font-medium text-sm">{say('cards.options')}</legend>
        {options.map(({ text, isRight }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no name of its own
          <div key={index} className="flex items-start gap-1">
            <label className="control-square flex shrink-0 cursor-pointer items-center justify-center">
              <input
                type="radio"
                name={name}
                aria-label={say('cards.rightOption', { number: index + 1 })}
                checked={isRight}
                onChange={() => choose(index)}
                onBlur={onLeave}
                className="size-[1.125rem]"
              />
            </label>
            <TextArea
              isMaterial
              maxLength={text.length + left}
              label={say('cards.option', { number: index + 1 })}
              isLabelHidden
              isAsHighAsText
              rows={linesOf(text)}
              className="grow"
              value={text}
              onChange={({ target }) => write(options.with(index, { text: target.value, isRight }))}
              onBlur={onLeave}
            />
            <IconButton
              label={say('cards.removeOption', { number: index + 1 })}
              icon={<X size={18} />}
              disabled={options.length < 2}
              onClick={() => remove(index)}
            />
          </div>
        ))}
        <Button
          variant="quiet"
          className="self-start"
          icon={<Plus size={16} aria-hidden />}
          disabled={options.length >= MOST_OPTIONS_PER_CARD}
          onClick={() => write([...options, { text: '', isRight: false }])}
        >
          {say('cards.addOption')}
        </Button>
      </fieldset>
      <TextArea
        isMaterial
        maxLength={more.length + left}
        label={say('cards.more')}
        rows={2}
        value={more}
        error={error ?? undefined}
        onChange={({ target }) => onAnswer(writeChoice({ options, more: target.value }))}
        onBlur={onLeave}
      />
    </>
  )
}
