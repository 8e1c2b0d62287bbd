/** What can be made, and what it costs once that is known. */
export function MakingLabel({ label, price }: { label: string; price: string | null }) {
  return (
    <span>
      {label}
      {price && <span className="ms-2 whitespace-nowrap font-normal text-ink-soft tabular-nums"> {price}</span>}
    </span>
  )
}
