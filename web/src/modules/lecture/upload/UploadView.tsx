import { hasStartedMegabyteNote, LECTURE_LIMIT_BYTES } from '@lectern/domain/lecture'
import { MEGABYTE, priceOfLecture } from '@lectern/domain/prices'
import { useEffect } from 'react'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { useHandedOverFile } from '../../../core/documents/handed-over-file.ts'
import { WillBeMadeBy } from '../../../core/generation/MadeByNotice.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/fields/FileDrop.tsx'
import { FileText, Upload as UploadIcon } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { ProcessingPanel } from './ProcessingPanel.tsx'
import {
  awaitedStore,
  chooseFile,
  chooseLibraryFile,
  forgetRefusal,
  startUpload,
  type Upload,
  uploadStore,
} from './upload.ts'

/** One PDF, its price, and how far it is once it has been sent. */
export function UploadView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const upload = useStore(uploadStore)
  const awaited = useStore(awaitedStore)
  const isUnderWay = upload.phase === 'uploading' || awaited !== null
  useHandedOverFile(chooseLibraryFile, !isUnderWay)
  return (
    <>
      <PageHeader
        title={say(isUnderWay ? 'lecture.processing' : 'lecture.upload')}
        description={isUnderWay ? null : say('lecture.uploadText')}
        trail={trails(say, openView).start}
      />
      <div className="max-w-2xl">
        {isUnderWay ? (
          <ProcessingPanel upload={upload} awaited={awaited} openView={openView} />
        ) : (
          <ChooseFile upload={upload} />
        )}
      </div>
    </>
  )
}

function ChooseFile({ upload }: { upload: Upload }) {
  const say = useSay()
  const config = useSiteConfig()
  useEffect(() => forgetRefusal, [])
  const chosen = upload.phase === 'choosing' ? null : upload.chosen
  const sizeBytes = chosen?.file.size ?? 0
  // What comes from the library is there already.
  const isUploaded = chosen?.file instanceof File
  return (
    <div className="flex flex-col gap-6">
      <FileDrop
        label={say('lecture.uploadPdf')}
        hint={say('lecture.uploadHint', { megabytes: LECTURE_LIMIT_BYTES / MEGABYTE })}
        types={['.pdf']}
        file={chosen?.file}
        onFile={chooseFile}
        onBegin={forgetRefusal}
        error={upload.phase === 'choosing' ? upload.refusal : null}
      />
      {chosen && (
        <PricePanel
          priceCredits={priceOfLecture(sizeBytes)}
          note={hasStartedMegabyteNote(sizeBytes) && <Notice>{say('lecture.startedMegabyte')}</Notice>}
          error={upload.phase === 'ready' ? upload.failure : null}
        >
          {({ isTooPoor }) => (
            <>
              <Button
                variant="primary"
                size="lg"
                icon={isUploaded ? <UploadIcon size={18} aria-hidden /> : <FileText size={18} aria-hidden />}
                disabled={isTooPoor}
                onClick={() => void startUpload(chosen)}
              >
                {say(isUploaded ? 'lecture.uploadAction' : 'lecture.processAction')}
              </Button>
              {config && <WillBeMadeBy madeBy={config.ai.made_by} what="explanations" />}
            </>
          )}
        </PricePanel>
      )}
    </div>
  )
}
