import { createStreams, type Streams } from '@lectern/contract/calls/streams'
import type { Endpoint } from '@lectern/contract/endpoint'
import { send } from './api-client.ts'
import { signalRefund } from './api-signals.ts'

/** The calls of one endpoint table whose answers come bit by bit; what reads them loads with the modules that ask. */
export const streamsFor = <const Table extends Record<string, Endpoint>>(table: Table): Streams<Table> =>
  createStreams(table, send, signalRefund)
