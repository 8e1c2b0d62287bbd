import { History } from 'lucide-react'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { OpenView } from '../use-view.ts'
import { ChooseRecording } from './ChooseRecording.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import { ProcessingPanel } from './ProcessingPanel.tsx'
import { awaitedStore, uploadStore } from './upload.ts'

/** One recording, its languages and its price, and how far it is once it has been sent. */
export function UploadView({ openView }: { openView: OpenView }) {
  const upload = useStore(uploadStore)
  const awaited = useStore(awaitedStore)
  const speech = useSiteConfig()?.speech
  const isUnderWay = upload.phase === 'uploading' || awaited !== null
  return (
    <>
      <PageHeader
        title="Listening"
        description="Upload a recording, and answer questions about what is said in it."
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView({ name: 'history' })}>
            Listening History
          </Button>
        }
      />
      <div className="max-w-2xl">
        {isUnderWay && <ProcessingPanel upload={upload} awaited={awaited} openView={openView} />}
        {!isUnderWay && speech?.transcribes === null && <NotSetUp />}
        {!isUnderWay && speech?.transcribes !== null && <ChooseRecording upload={upload} />}
      </div>
    </>
  )
}
