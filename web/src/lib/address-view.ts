import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The view of a module in the address bar and the way to another one: no history entry, no reload.
 * @param read the view that an address asks for. What a view stands on is looked at when it is opened; when that is used
 * up later, the view itself says where to go. An address that fell back to another view is put right.
 * @param write the address of a view
 */
export function useAddressView<View>(
  read: (params: URLSearchParams) => View,
  write: (params: URLSearchParams, view: View) => URLSearchParams,
): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [shown, setShown] = useState(() => ({ address, view: read(params) }))
  if (shown.address !== address) setShown({ address, view: read(params) })

  // So that a copied link shows what was seen.
  const rightAddress = write(params, shown.view).toString()
  useEffect(() => {
    if (rightAddress !== address) setParams(rightAddress, { replace: true })
  }, [rightAddress, address, setParams])

  return [shown.view, (view) => setParams((current) => write(current, view), { replace: true })]
}

/** The parameters with those of a view; null leaves one out. Parameters of others stay. */
export function withParams(
  params: URLSearchParams,
  ofView: Readonly<Record<string, string | number | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(ofView)) {
    next.delete(name)
    if (value !== null) next.set(name, String(value))
  }
  return next
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The name of a run that a parameter holds, or undefined. */
export const readUuid = (text: string | null): string | undefined => (text && UUID.test(text) ? text : undefined)

/** The id that a parameter holds, or null. */
export function readId(text: string | null): number | null {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && Number.isSafeInteger(id) ? id : null
}
