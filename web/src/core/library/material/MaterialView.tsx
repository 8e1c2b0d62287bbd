import type { MaterialItem } from '@lectern/contract/materials'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/Button.tsx'
import { Foldable } from '../../../ui/Foldable.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Download, FileText, FolderPen, Pencil, Trash2 } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { Crumb } from '../../../ui/navigation/Breadcrumbs.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { DeleteDialog } from '../../lists/DeleteDialog.tsx'
import { deleteQuestion } from '../../lists/delete-question.ts'
import { MaterialExam } from '../../review/exams/MaterialExam.tsx'
import { RecallPanel } from '../../review/recall/RecallPanel.tsx'
import { useSiteConfig } from '../../site/use-site-config.ts'
import { isTranscribed, materialFacts, noTranscriptText } from '../material-facts.ts'
import type { OpenedMaterial } from '../materials-api.ts'
import { useDeleteMaterial } from '../materials-api.ts'
import { ShelfDialog } from '../ShelfDialog.tsx'
import { MadeOfIt } from './MadeOfIt.tsx'
import { MakePanel } from './MakePanel.tsx'
import { opensInTab, useMaterialFile } from './material-file.ts'
import { readPassage } from './passage.ts'
import { Reader } from './Reader.tsx'
import { RecordingPlayer } from './RecordingPlayer.tsx'
import { RenameDialog } from './RenameDialog.tsx'

interface MaterialViewProps {
  material: OpenedMaterial
  trail: readonly Crumb[]
}

/** Room for the text and what is made of it side by side. */
const HAS_ROOM = '(min-width: 64rem)'

/** A material to read, beside what can be made of it. */
export function MaterialView({ material, trail }: MaterialViewProps) {
  const say = useSay()
  const hasRoom = useMediaQuery(HAS_ROOM)
  const [params] = useSearchParams()
  const reader = (
    <div key="reader" className="min-w-0">
      {material.kind === 'recording' && <RecordingPlayer material={material} passage={readPassage(params)} />}
      {isTranscribed(material) ? (
        <Reader material={material} isAskedAbout={isAskedAbout(material)} />
      ) : (
        <NoTranscript />
      )}
    </div>
  )
  const making = (
    <aside
      key="making"
      className={hasRoom ? 'sticky top-6 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto pe-1' : undefined}
    >
      <Making material={material} isFolded={!hasRoom} />
    </aside>
  )
  return (
    <>
      <PageHeader
        title={material.title}
        description={materialFacts(say, material)}
        trail={trail}
        actions={<MaterialActions material={material} onDeleted={() => trail.at(-1)?.onOpen()} />}
      />
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* In the order in which they are seen. Keyed: the reader stays where it is when a device is turned. */}
        {hasRoom ? [reader, making] : [making, reader]}
      </div>
    </>
  )
}

/** Whether something was made of it that asks: cards, or questions that can be missed. */
const isAskedAbout = ({ made }: OpenedMaterial): boolean =>
  made.some(({ module }) => module === 'recite' || module === 'exam' || module === 'listening')

/** Why there is nothing to read of a recording, and what gives it a text, where anything does. */
function NoTranscript() {
  const say = useSay()
  return <Notice>{say(noTranscriptText(useSiteConfig()))}</Notice>
}

/** What can be made of a material, and what was; where it stands before the text it is folded. */
function Making({ material, isFolded }: { material: OpenedMaterial; isFolded: boolean }) {
  const say = useSay()
  const hasCards = material.made.some(({ module }) => module === 'recite')
  return (
    <Foldable title={say('library.makeAndMade')} isOpen={!isFolded} isTitled={false}>
      <div className="flex flex-col gap-8">
        <MakePanel material={material} />
        <MadeOfIt made={material.made} />
        {isAskedAbout(material) && <RecallPanel materialId={material.id} />}
        <MaterialExam materialId={material.id} hasCards={hasCards} />
      </div>
    </Foldable>
  )
}

function MaterialActions({ material, onDeleted }: { material: MaterialItem; onDeleted: () => void }) {
  const say = useSay()
  const [asked, setAsked] = useState<'rename' | 'shelve' | 'delete' | null>(null)
  const file = useMaterialFile(material)
  const deletion = useDeleteMaterial()
  const close = () => setAsked(null)
  return (
    <>
      <Button
        icon={opensInTab(material) ? <FileText size={18} aria-hidden /> : <Download size={18} aria-hidden />}
        isLoading={file.isPending}
        onClick={file.open}
      >
        {say(opensInTab(material) ? 'library.openFile' : 'library.downloadFile')}
      </Button>
      <IconButton
        label={say('ui.rename', { title: material.title })}
        icon={<Pencil size={18} />}
        onClick={() => setAsked('rename')}
      />
      <IconButton
        label={say('library.shelveOf', { title: material.title })}
        icon={<FolderPen size={18} />}
        onClick={() => setAsked('shelve')}
      />
      <IconButton
        label={say('documents.deleteOf', { name: material.title })}
        icon={<Trash2 size={18} />}
        isDanger
        onClick={() => setAsked('delete')}
      />
      {asked === 'shelve' && <ShelfDialog material={material} onClose={close} />}
      {asked === 'rename' && <RenameDialog material={material} onClose={close} />}
      <DeleteDialog
        doomed={asked === 'delete' ? material : null}
        question={({ title }) => deleteQuestion(title)}
        warning={() => say('library.deleteWarning')}
        deletion={deletion}
        onDeleted={onDeleted}
        onClose={close}
      />
    </>
  )
}
