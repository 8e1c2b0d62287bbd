import { History } from 'lucide-react'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import type { OpenView } from '../use-view.ts'
import { ChooseRecording } from './ChooseRecording.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import { PasteTranscript } from './PasteTranscript.tsx'
import { ProcessingPanel } from './ProcessingPanel.tsx'
import { SOURCES, sourceStore } from './transcript.ts'
import { awaitedStore, uploadStore } from './upload.ts'

/** One recording, its languages and its price, and how far it is once it has been sent. */
export function UploadView({ openView }: { openView: OpenView }) {
  const upload = useStore(uploadStore)
  const awaited = useStore(awaitedStore)
  const speech = useSiteConfig()?.speech
  const source = useStore(sourceStore)
  const isDeaf = speech?.transcribes === null
  const isUnderWay = upload.phase === 'uploading' || awaited !== null
  return (
    <>
      <PageHeader
        title="Listening"
        description="Bring a recording or what is said in it, and answer questions about it."
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView({ name: 'history' })}>
            Listening History
          </Button>
        }
      />
      <div className="max-w-2xl">
        {isUnderWay && <ProcessingPanel upload={upload} awaited={awaited} openView={openView} />}
        {!isUnderWay && (
          <div className="flex flex-col gap-6">
            {isDeaf ? (
              <NotSetUp />
            ) : (
              <SegmentedControl
                label="Make questions of"
                options={SOURCES}
                value={source}
                onChange={sourceStore.set}
                className="self-start"
              />
            )}
            {isDeaf || source === 'transcript' ? (
              <PasteTranscript openView={openView} />
            ) : (
              <ChooseRecording upload={upload} />
            )}
          </div>
        )}
      </div>
    </>
  )
}
