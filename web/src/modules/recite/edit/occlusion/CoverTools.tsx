import type { ShapeOutline } from '@lectern/domain/cards/occlusion'
import { useSay } from '../../../../lib/language.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { Plus, Redo2, Undo2 } from '../../../../ui/icons/icons.ts'

interface CoverToolsProps {
  kind: ShapeOutline['kind']
  onKind: (kind: ShapeOutline['kind']) => void
  onAdd: () => void
  /** Null where there is nothing to undo. */
  undo: (() => void) | null
  redo: (() => void) | null
  hidesOthers: boolean
  onHidesOthers: (hidesOthers: boolean) => void
}

/** What is done to a covered picture as a whole. */
export function CoverTools({ kind, onKind, onAdd, undo, redo, hidesOthers, onHidesOthers }: CoverToolsProps) {
  const say = useSay()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentedControl
        label={say('cards.howAsked')}
        options={[
          { value: 'all', label: say('cards.hideAll') },
          { value: 'one', label: say('cards.hideOne') },
        ]}
        value={hidesOthers ? 'all' : 'one'}
        onChange={(chosen) => onHidesOthers(chosen === 'all')}
      />
      <SegmentedControl
        label={say('cards.coverShape')}
        options={[
          { value: 'rect', label: say('cards.rectangle') },
          { value: 'ellipse', label: say('cards.ellipse') },
          { value: 'polygon', label: say('cards.polygon') },
        ]}
        value={kind}
        onChange={onKind}
      />
      <Button data-add-cover icon={<Plus size={16} aria-hidden />} onClick={onAdd}>
        {say('cards.addCover')}
      </Button>
      <span className="flex">
        {/* Not disabled: the focus would be lost with the last step. */}
        <IconButton
          label={say('cards.undo')}
          icon={<Undo2 size={18} />}
          aria-disabled={undo === null}
          className="aria-disabled:opacity-50"
          onClick={() => undo?.()}
        />
        <IconButton
          label={say('cards.redo')}
          icon={<Redo2 size={18} />}
          aria-disabled={redo === null}
          className="aria-disabled:opacity-50"
          onClick={() => redo?.()}
        />
      </span>
    </div>
  )
}
