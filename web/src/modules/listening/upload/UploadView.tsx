import { useHandedOverFile } from '../../../core/documents/handed-over-file.ts'
import { useSiteConfig } from '../../../core/site/use-site-config.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { History } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { PracticesLeft } from '../PracticesLeft.tsx'
import type { OpenView } from '../use-view.ts'
import { Works } from '../Works.tsx'
import { ChooseRecording } from './ChooseRecording.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import { PasteTranscript } from './PasteTranscript.tsx'
import { ProcessingPanel } from './ProcessingPanel.tsx'
import { SOURCES, sourceStore } from './transcript.ts'
import { awaitedStore, chooseLibraryFile, forgetRefusal, uploadStore } from './upload.ts'

/** One recording, its languages and its price, and how far it is once it has been sent. */
export function UploadView({ openView }: { openView: OpenView }) {
  const say = useSay()
  const upload = useStore(uploadStore)
  const awaited = useStore(awaitedStore)
  const speech = useSiteConfig()?.speech
  const source = useStore(sourceStore)
  const isDeaf = speech?.transcribes === null
  const isUnderWay = upload.phase === 'uploading' || awaited !== null
  useHandedOverFile((file) => {
    sourceStore.set('recording')
    chooseLibraryFile(file)
  }, !isUnderWay)
  return (
    <>
      <PageHeader
        title={say('listening.title')}
        description={say('listening.description')}
        actions={
          <Button icon={<History size={18} aria-hidden />} onClick={() => openView({ name: 'history' })}>
            {say('listening.history')}
          </Button>
        }
      />
      <div className="max-w-2xl">
        {isUnderWay && <ProcessingPanel upload={upload} awaited={awaited} openView={openView} />}
        {!isUnderWay && (
          <div className="flex flex-col gap-6">
            <PracticesLeft openView={openView} />
            <Works isLostShown={false} onRetried={({ id, title }) => awaitedStore.set({ setId: id, title })} />
            {isDeaf ? (
              <NotSetUp />
            ) : (
              <SegmentedControl
                label={say('listening.makeOf')}
                options={SOURCES.map((value) => ({ value, label: say(`listening.${value}`) }))}
                value={source}
                onChange={(chosen) => {
                  forgetRefusal()
                  sourceStore.set(chosen)
                }}
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
