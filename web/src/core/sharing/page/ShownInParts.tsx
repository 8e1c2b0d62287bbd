import { type ReactNode, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'

const AT_ONCE = 50

interface ShownInPartsProps<Row> {
  all: readonly Row[]
  className: string
  children: (row: Row, index: number) => ReactNode
}

/** A long list of which fifty more are shown at each press. */
export function ShownInParts<Row>({ all, className, children }: ShownInPartsProps<Row>) {
  const say = useSay()
  const [count, setCount] = useState(AT_ONCE)
  const more = Math.min(AT_ONCE, all.length - count)
  return (
    <>
      <ol className={className}>{all.slice(0, count).map(children)}</ol>
      {more > 0 && (
        <Button className="mt-6" onClick={() => setCount(count + AT_ONCE)}>
          {say('sharing.showMore', { count: more })}
        </Button>
      )}
    </>
  )
}
