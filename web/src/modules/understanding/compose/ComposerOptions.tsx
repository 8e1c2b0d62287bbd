import { CHAT_LANGUAGE_NAMES, CHAT_LANGUAGES, type ChatLanguage } from '@lectern/domain/understanding'
import { useRef } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Select } from '../../../ui/fields/Select.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ImagePlus } from '../../../ui/icons/icons.ts'
import { useAnswerLanguage } from '../answer-language.ts'
import { languageStore } from '../chat.ts'
import type { ImageChoice } from './use-image-choice.ts'

const LANGUAGES = CHAT_LANGUAGES.map((value) => ({ value, label: CHAT_LANGUAGE_NAMES[value] }))

/** What goes with a message: an image with the first one, and the language of the answer. */
export function ComposerOptions({ image }: { image: ImageChoice }) {
  const say = useSay()
  const language = useAnswerLanguage()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={say('understanding.image')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // So that the same file can be chosen again after it was removed.
          event.target.value = ''
          if (file) image.choose(file)
        }}
      />
      {image.canChoose && (
        <IconButton
          label={say(image.file ? 'understanding.changeImage' : 'understanding.attachImage')}
          icon={<ImagePlus size={20} />}
          onClick={() => chooser.current?.click()}
        />
      )}
      <span aria-hidden className="text-ink-soft text-xs max-sm:hidden">
        {say('understanding.answerLanguage')}
      </span>
      <Select<ChatLanguage>
        label={say('understanding.answerLanguage')}
        isLabelHidden
        className="w-36"
        options={LANGUAGES}
        value={language}
        onChange={languageStore.set}
      />
    </>
  )
}
