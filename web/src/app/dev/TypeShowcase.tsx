import { Panel } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'

const COLOURS = [
  'paper',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'ink-faint',
  'ink-soft',
  'ink',
  'accent',
  'accent-soft',
  'good',
  'good-soft',
  'good-fill',
  'fair',
  'fair-soft',
  'fair-fill',
  'poor',
  'poor-soft',
  'poor-fill',
]

/** Headings, colours and study material, Chinese and English mixed. */
export function TypeShowcase({ theme }: { theme: string }) {
  return (
    <>
      <PageHeader
        title={`Lectern by ${theme === 'light' ? 'day' : 'night'} 溫故知新`}
        description="A page header: one heading, what the screen is for, the way back and its actions."
        trail={[{ label: 'Flashcards', onOpen: () => {} }]}
      />
      <Panel title="Colour">
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
          {COLOURS.map((name) => (
            <div key={name} className="text-ink-soft text-xs">
              <div className="mb-1 h-10 rounded-ui border border-line" style={{ background: `var(--${name})` }} />
              {name}
            </div>
          ))}
        </div>
      </Panel>
      <Panel title="Reading">
        <div className="reading">
          <h2>光合作用 Photosynthesis</h2>
          <p>
            Plants turn light into chemical energy. In the <strong>light reactions</strong> water is split and oxygen is
            released; the <em>Calvin cycle</em> then fixes carbon dioxide into sugar. 光合作用把光能轉化為化學能，
            並釋放氧氣。
          </p>
          <ul>
            <li>Light reactions take place in the thylakoid membrane.</li>
            <li>碳反應在葉綠體基質中進行，不直接需要光。</li>
          </ul>
          <blockquote>學而不思則罔，思而不學則殆。</blockquote>
          <p lang="zh-Hans">简体中文：光合作用把光能转化为化学能，并释放氧气。直、骨、角、门。</p>
          <p>
            Pneumonoultramicroscopicsilicovolcanoconiosis,
            Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and
            https://example.org/a/very/long/address/that/never/ends/and/must/wrap/somewhere.
          </p>
        </div>
      </Panel>
    </>
  )
}
