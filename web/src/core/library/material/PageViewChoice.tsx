import { useSay } from '../../../lib/language.ts'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import type { PageView } from './pages/use-page-view.ts'

interface PageViewChoiceProps {
  value: PageView
  onChange: (view: PageView) => void
}

/** Whether the pages of a PDF are read as they look, or as their text. */
export function PageViewChoice({ value, onChange }: PageViewChoiceProps) {
  const say = useSay()
  return (
    <SegmentedControl
      label={say('library.shownAs')}
      options={[
        { value: 'pages', label: say('library.asPages') },
        { value: 'text', label: say('library.asText') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
