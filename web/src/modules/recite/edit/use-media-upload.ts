import { IMAGE_ENDINGS, pictureMark, soundMark } from '@lectern/domain/cards/media-marks'
import { MEDIA_LIMIT_BYTES, RECITE_TEXTS } from '@lectern/domain/recite'
import { type SyntheticEvent, useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { reciteApi } from '../api.ts'

/** What a file chooser offers; the server looks at the bytes. */
const IMAGES_TO_CHOOSE = Object.keys(IMAGE_ENDINGS).join(',')
export const MEDIA_TO_CHOOSE = `${IMAGES_TO_CHOOSE},audio/*,video/webm`

/** A name that a clipboard gives tells nothing of the picture. */
const UNTOLD_NAME = /^(?:image|screenshot|unnamed|圖片|图片|截圖|截图)?[\s_\-\d]*$/i
/** What a picture shows, as far as the name of its file tells. */
export const altOf = (filename: string): string => {
  const name = filename.replace(/\.[^.]*$/, '')
  return UNTOLD_NAME.test(name) ? '' : name
}

/** Sends pictures and sounds that were chosen, pasted or dropped, and hands their marks on one after the other. */
export function useMediaUpload(onMark: (mark: string) => void) {
  const say = useSay()
  const [isSending, setSending] = useState(false)

  const sendAll = async (files: readonly File[]) => {
    setSending(true)
    try {
      for (const file of files) {
        if (file.size > MEDIA_LIMIT_BYTES) {
          toastError(say(RECITE_TEXTS.mediaTooLarge), 'edit')
          continue
        }
        const { name, content_type, filename } = await reciteApi.uploadMedia({ form: { file } })
        const isPicture = content_type in IMAGE_ENDINGS
        onMark(isPicture ? pictureMark({ name, alt: altOf(filename) }) : soundMark(name))
      }
    } catch (error) {
      toastError(errorText(error, say('cards.mediaFailed')), 'edit')
    } finally {
      setSending(false)
    }
  }

  return {
    isSending,
    /** Takes the files of an event; one without files is left to the browser. */
    send: (event: SyntheticEvent, files: FileList | null) => {
      if (!files || files.length === 0) return
      event.preventDefault()
      void sendAll([...files])
    },
  }
}
