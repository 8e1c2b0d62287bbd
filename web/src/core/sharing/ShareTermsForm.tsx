import type { Share } from '@lectern/contract/sharing/shares'
import { MAX_SHARE_NAME_CHARACTERS } from '@lectern/domain/sharing/shares'
import { type SubmitEvent, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toastSuccess } from '../../ui/toasts/toasts.ts'
import { type Thing, useSaveShare } from './sharing-api.ts'

/** Under which name something is shared, and whether the quoted passages go along. */
export function ShareTermsForm({ thing, share }: { thing: Thing; share: Share | null }) {
  const say = useSay()
  const save = useSaveShare(thing)
  const [name, setName] = useState(share?.owner_name ?? '')
  const [hasPassages, setHasPassages] = useState(share?.has_passages ?? false)
  const isChanged = share === null || name.trim() !== share.owner_name || hasPassages !== share.has_passages

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const terms = { owner_name: name.trim(), has_passages: hasPassages }
    save.mutate(terms, { onSuccess: () => share && toastSuccess(say('sharing.saved'), 'edit') })
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label={say('sharing.name')}
        hint={say('sharing.nameHint')}
        maxLength={MAX_SHARE_NAME_CHARACTERS}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {thing.kind !== 'notes' && (
        <Checkbox isChecked={hasPassages} onChange={setHasPassages}>
          {say('sharing.withPassages')}
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
