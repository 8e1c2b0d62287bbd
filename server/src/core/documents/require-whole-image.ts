import { IMAGE_DAMAGED, WHY_UNREADABLE } from '@lectern/domain/documents'
import type { Message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { ImageType } from './reading/pictures/image-header.ts'
import { wholeImageType } from './reading/pictures/whole-image.ts'

/**
 * The kind of a picture that is shown or kept as it came, told by all of its bytes.
 * @param unsupportedText of the module: what it takes
 * @throws Problem `unsupported_type` for what is none of `accepted`, `unreadable` for what only begins like one, and for an empty file
 */
export function requireWholeImage<Type extends ImageType>(
  bytes: Buffer,
  accepted: readonly Type[],
  unsupportedText: Message | string,
): Type {
  if (bytes.length === 0) throw new Problem('unreadable', WHY_UNREADABLE.empty)
  const type = wholeImageType(bytes)
  const isAccepted = (kind: ImageType): kind is Type => accepted.some((one) => one === kind)
  if (type === null || !isAccepted(type.kind)) throw new Problem('unsupported_type', unsupportedText)
  if (type.isDamaged) throw new Problem('unreadable', IMAGE_DAMAGED)
  return type.kind
}
