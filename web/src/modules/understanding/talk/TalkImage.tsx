import { useQuery } from '@tanstack/react-query'
import { useStore } from '../../../lib/store.ts'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { ImageIcon } from '../../../ui/icons/icons.ts'
import { understandingApi } from '../api.ts'
import { chatStore, type ImageFacts, imageStore } from '../chat.ts'

/** The image of the talk: as it was attached, or as the server keeps it; its name where neither is at hand. */
export function TalkImage({ image }: { image: ImageFacts }) {
  const file = useStore(imageStore)
  const keptId = useStore(chatStore, ({ kept }) => (kept?.hasImage ? kept.id : null))
  const { data: kept } = useQuery({
    queryKey: ['understanding', 'image', keptId],
    queryFn: ({ signal }) => understandingApi.getImage({ params: { id: keptId ?? 0 } }, { signal }),
    enabled: file === null && keptId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useObjectUrl(file ?? kept ?? null)
  if (url)
    return <img src={url} alt={image.filename} className="max-h-64 rounded-ui border border-line object-contain" />
  return (
    <p className="wrap-anywhere flex items-center gap-2 rounded-ui border border-line px-3 py-2 text-ink-soft text-sm">
      <ImageIcon size={16} aria-hidden />
      {image.filename}
    </p>
  )
}
