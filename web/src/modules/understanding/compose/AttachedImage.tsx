import { useSay } from '../../../lib/language.ts'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { X } from '../../../ui/icons/icons.ts'
import type { ImageChoice } from './use-image-choice.ts'

/** The image that goes with the message, and why another file does not. */
export function AttachedImage({ image: { file, refusal, lostName, remove } }: { image: ImageChoice }) {
  const say = useSay()
  const url = useObjectUrl(file)
  return (
    <>
      {refusal && (
        <p role="alert" className="px-4 pt-3 text-poor text-sm">
          {say(refusal)}
        </p>
      )}
      {lostName && (
        <p role="status" className="wrap-anywhere px-4 pt-3 text-fair text-sm">
          {say('understanding.imageGone', { name: lostName })}
        </p>
      )}
      {file && (
        <div className="flex items-center gap-3 px-4 pt-3">
          {url && <img src={url} alt="" className="size-14 rounded-ui border border-line object-cover" />}
          <p className="wrap-anywhere min-w-0 grow text-sm">{file.name}</p>
          <IconButton
            label={say('understanding.removeOf', { name: file.name })}
            icon={<X size={18} />}
            onClick={remove}
          />
        </div>
      )}
    </>
  )
}
