import { hasStartedMegabyteNote, LECTURE_LIMIT_BYTES, STARTED_MEGABYTE_NOTE } from '@lectern/domain/lecture'
import { MEGABYTE, priceOfLecture } from '@lectern/domain/prices'
import { Upload as UploadIcon } from 'lucide-react'
import { PricePanel } from '../../../core/credits/PricePanel.tsx'
import { WillBeMadeBy } from '../../../core/generation/MadeByNotice.tsx'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { OpenView } from '../use-view.ts'
import { ProcessingPanel } from './ProcessingPanel.tsx'
import { awaitedStore, chooseFile, startUpload, type Upload, uploadStore } from './upload.ts'

/** One PDF, its price, and how far it is once it has been sent. */
export function UploadView({ openView }: { openView: OpenView }) {
  const upload = useStore(uploadStore)
  const awaited = useStore(awaitedStore)
  const isUnderWay = upload.phase === 'uploading' || awaited !== null
  return (
    <>
      <PageHeader
        title={isUnderWay ? 'Processing Your Lecture' : 'Upload Lecture'}
        description={isUnderWay ? null : 'A PDF of slides, a script or a chapter.'}
        back={{ label: 'Back to Lecture', onBack: () => openView({ name: 'main' }) }}
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
  const config = useSiteConfig()
  const chosen = upload.phase === 'choosing' ? null : upload.chosen
  const sizeBytes = chosen?.file.size ?? 0
  return (
    <div className="flex flex-col gap-6">
      <FileDrop
        label="Upload a PDF"
        hint={`.pdf, at most ${LECTURE_LIMIT_BYTES / MEGABYTE} MB.`}
        types={['.pdf']}
        file={chosen?.file}
        onFile={chooseFile}
        error={upload.phase === 'choosing' ? upload.refusal : null}
      />
      {chosen && (
        <PricePanel
          priceCredits={priceOfLecture(sizeBytes)}
          note={hasStartedMegabyteNote(sizeBytes) && <Notice tone="fair">{STARTED_MEGABYTE_NOTE}</Notice>}
          error={upload.phase === 'ready' ? upload.failure : null}
        >
          {({ isTooPoor }) => (
            <>
              <Button
                variant="primary"
                size="lg"
                icon={<UploadIcon size={18} aria-hidden />}
                disabled={isTooPoor}
                onClick={() => void startUpload(chosen)}
              >
                Upload &amp; Process PDF
              </Button>
              {config && <WillBeMadeBy madeBy={config.ai.made_by} what="explanations" />}
            </>
          )}
        </PricePanel>
      )}
    </div>
  )
}
