import { IMAGE_ENDINGS, type Picture } from '@lectern/domain/cards/media-marks'
import { checkPictureSize } from '@lectern/domain/cards/occlusion-picture'
import { MEDIA_LIMIT_BYTES, RECITE_TEXTS } from '@lectern/domain/recite'
import { type Message, message } from '@lectern/texts/message'
import { useState } from 'react'
import { errorText } from '../../../../lib/api/error-text.ts'
import { useSay } from '../../../../lib/language.ts'
import { reciteApi } from '../../api.ts'
import { altOf } from '../use-media-upload.ts'

/** Sends a picture that was chosen, pasted or dropped, unless nobody could cover a part of it: then `failure` says why. */
export function usePictureUpload(onPicture: (picture: Picture) => void) {
  const say = useSay()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const send = async (file: File) => {
    setSending(true)
    setFailure(null)
    try {
      const refusal = await checkPicture(file)
      if (refusal) return setFailure(say(refusal))
      const { name, filename } = await reciteApi.uploadMedia({ form: { file } })
      onPicture({ name, alt: altOf(filename) })
    } catch (error) {
      setFailure(errorText(error, say('cards.mediaFailed')))
    } finally {
      setSending(false)
    }
  }

  return { isSending, failure, send, forgetFailure: () => setFailure(null) }
}

/** Looked at as a browser will show it; the server looks at the bytes as well. */
async function checkPicture(file: File): Promise<Message | null> {
  if (!(file.type in IMAGE_ENDINGS)) return message('cards.pictureWrongType')
  if (file.size > MEDIA_LIMIT_BYTES) return RECITE_TEXTS.mediaTooLarge
  const size = await sizeOf(file)
  return size ? checkPictureSize(size) : message('cards.pictureBroken')
}

/** Null for a picture that the browser cannot draw. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}
