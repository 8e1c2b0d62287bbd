import type { Share } from '@lectern/contract/sharing/shares'
import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { isShownByLink, MAX_SHARE_NAME_CHARACTERS } from '@lectern/domain/sharing/shares'
import { type SubmitEvent, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toastSuccess } from '../../ui/toasts/toasts.ts'
import { type Thing, useSaveShare } from './sharing-api.ts'

interface ShareTermsFormProps {
  thing: Thing
  title: string
  share: Share | null
}

/** Under which title and name something is shared, and whether the quoted passages, and pictures and sounds, go along: notes are not shared without passages. */
export function ShareTermsForm({ thing, title, share }: ShareTermsFormProps) {
  const say = useSay()
  const save = useSaveShare(thing)
  /** Null as long as the title is what it was. */
  const [typed, setTyped] = useState<string | null>(null)
  const [name, setName] = useState(share?.owner_name ?? '')
  const [hasPassages, setHasPassages] = useState(share?.has_passages ?? false)
  const [hasMedia, setHasMedia] = useState(share?.has_media ?? false)
  const [isAsked, setAsked] = useState(false)
  const isShown = isShownByLink(thing.kind, hasPassages)
  const missing = isAsked ? say('sharing.sentencesMissing') : null
  const newTitle = typed !== null && typed.trim() !== title ? typed.trim() : undefined
  const isChanged =
    share === null ||
    newTitle !== undefined ||
    name.trim() !== share.owner_name ||
    hasPassages !== share.has_passages ||
    hasMedia !== share.has_media

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (newTitle === '' || (share === null && !isShown)) return
    const renamed = newTitle === undefined ? {} : { title: newTitle }
    save.mutate(
      { ...renamed, owner_name: name.trim(), has_passages: hasPassages, has_media: hasMedia },
      {
        onSuccess: () => {
          setTyped(null)
          if (share) toastSuccess(say('sharing.saved'), 'edit')
        },
      },
    )
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={say('sharing.titleOnPage')}
        hint={say('sharing.titleHint')}
        maxLength={MAX_TITLE_CHARACTERS}
        autoComplete="off"
        value={typed ?? title}
        error={newTitle === '' ? say('sharing.titleMissing') : null}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={say('sharing.name')}
        hint={say('sharing.nameHint')}
        maxLength={MAX_SHARE_NAME_CHARACTERS}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox
        isChecked={hasPassages}
        onChange={setHasPassages}
        error={isShown ? null : share ? say('sharing.withoutSentences') : missing}
      >
        {say(isShownByLink(thing.kind, false) ? 'sharing.withPassages' : 'sharing.withSentences')}
      </Checkbox>
      {thing.kind === 'set' && (
        <Checkbox isChecked={hasMedia} onChange={setHasMedia}>
          {say('sharing.withMedia')}
        </Checkbox>
      )}
      {isChanged && (
        <Button
          type="submit"
          variant={share ? 'secondary' : 'primary'}
          className="self-start"
          isLoading={save.isPending}
        >
          {say(share ? 'sharing.save' : 'sharing.make')}
        </Button>
      )}
    </form>
  )
}
