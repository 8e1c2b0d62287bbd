import { checkTopicImage, MAX_TOPIC_CHARACTERS, TOPIC_IMAGE_TYPES } from '@lectern/domain/writing'
import type { Message } from '@lectern/texts/message'
import { useRef, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { useUntilChanged } from '../../../lib/use-until-changed.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { ImagePlus, X } from '../../../ui/icons/icons.ts'
import { topicImageStore } from '../draft.ts'

/** What the essay answers: text, or an image in its place. */
export function TopicField({ topic, onTopicChange }: { topic: string; onTopicChange: (topic: string) => void }) {
  const say = useSay()
  const image = useStore(topicImageStore)
  const [refused, setRefused] = useState<Message | null>(null)
  const refusal = useUntilChanged(refused, image ?? topic)
  const chooser = useRef<HTMLInputElement>(null)

  const choose = (file: File | undefined) => {
    if (!file) return
    const why = checkTopicImage(file)
    setRefused(why && { ...why })
    if (!why) topicImageStore.set(file)
  }

  return (
    <div>
      {image ? (
        <TopicImage image={image} />
      ) : (
        <TextArea
          label={say('writing.topicOptional')}
          rows={3}
          maxLength={MAX_TOPIC_CHARACTERS}
          placeholder={say('writing.topicPlaceholder')}
          value={topic}
          onChange={(event) => onTopicChange(event.target.value)}
        />
      )}
      {refusal && (
        <p role="alert" className="mt-1.5 text-poor text-xs">
          {say(refusal)}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={TOPIC_IMAGE_TYPES.join(',')}
        aria-label={say('writing.topicImage')}
        onChange={(event) => {
          choose(event.target.files?.[0])
          // So that the same file can be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      <div className="mt-1">
        <Button
          variant="quiet"
          className="-ms-4"
          icon={<ImagePlus size={18} aria-hidden />}
          onClick={() => chooser.current?.click()}
        >
          {say(image ? 'writing.changeImage' : 'writing.useImage')}
        </Button>
        {image && (
          <Button variant="quiet" icon={<X size={18} aria-hidden />} onClick={() => topicImageStore.set(null)}>
            {say('writing.removeImage')}
          </Button>
        )}
      </div>
    </div>
  )
}

function TopicImage({ image }: { image: File }) {
  const say = useSay()
  const url = useObjectUrl(image)
  return (
    <figure>
      <p className="mb-1.5 font-medium text-sm">{say('writing.topic')}</p>
      <img
        src={url ?? undefined}
        alt={say('writing.topicAlt')}
        className="max-h-72 rounded-ui border border-line object-contain"
      />
      <figcaption className="wrap-anywhere mt-1 text-ink-soft text-xs">{image.name}</figcaption>
    </figure>
  )
}
