/** The part of sql.js 1.16 that is used here: SQLite in WebAssembly, which has no file and no process to reach. */
declare module 'sql.js' {
  export type SqlValue = null | number | bigint | string | Uint8Array

  export interface Statement {
    bind(values: readonly SqlValue[]): boolean
    step(): boolean
    get(values: null, options: { useBigInt: boolean }): SqlValue[]
    run(values: readonly SqlValue[]): void
    reset(): boolean
    free(): boolean
  }

  export interface Database {
    run(sql: string, values?: readonly SqlValue[]): Database
    prepare(sql: string): Statement
    export(): Uint8Array
    close(): void
  }

  export interface SqlJs {
    Database: new (bytes?: Uint8Array) => Database
  }

  export default function initSqlJs(): Promise<SqlJs>
}
