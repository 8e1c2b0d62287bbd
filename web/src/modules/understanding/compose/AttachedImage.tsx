import { X } from 'lucide-react'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { ImageChoice } from './use-image-choice.ts'

/** The image that goes with the message, and why another file does not. */
export function AttachedImage({ image: { file, refusal, lostName, remove } }: { image: ImageChoice }) {
  const url = useObjectUrl(file)
  return (
    <>
      {refusal && (
        <p role="alert" className="px-4 pt-3 text-poor text-sm">
          {refusal}
        </p>
      )}
      {lostName && (
        <p role="status" className="wrap-anywhere px-4 pt-3 text-fair text-sm">
          “{lostName}” went with the reload. Please attach it again.
        </p>
      )}
      {file && (
        <div className="flex items-center gap-3 px-4 pt-3">
          {url && <img src={url} alt="" className="size-14 rounded-ui border border-line object-cover" />}
          <p className="wrap-anywhere min-w-0 grow text-sm">{file.name}</p>
          <IconButton label={`Remove ${file.name}`} icon={<X size={18} />} onClick={remove} />
        </div>
      )}
    </>
  )
}
