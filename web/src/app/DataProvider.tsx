import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccount } from '../core/account/use-account.ts'
import { queryClientOf } from './query-client.ts'

/** Gives what stands in it the data of whoever is here. Apart from the root, so that the landing page loads without. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { user } = useAccount()
  return <QueryClientProvider client={queryClientOf(user?.email ?? null)}>{children}</QueryClientProvider>
}
