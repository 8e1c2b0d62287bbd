import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import type { SearchedPlace } from './use-list-place.ts'

/** The search box of a list, with a Search button where the list waits for one. */
export function ListSearch({ label, place }: { label: string; place: SearchedPlace }) {
  const say = useSay()
  const { typed, type, submit, clear } = place
  const field = <SearchField label={label} value={typed} onChange={(text) => (text === '' ? clear() : type(text))} />
  if (!submit) return <div className="mb-6 max-w-md">{field}</div>
  return (
    <form
      className="mb-6 flex max-w-md items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="min-w-0 grow">{field}</div>
      <Button type="submit" className="shrink-0">
        {say('ui.search')}
      </Button>
    </form>
  )
}
