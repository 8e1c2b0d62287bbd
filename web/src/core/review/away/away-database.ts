import { awayName } from './forget-away.ts'

const VERSION = 1
/** One record by its name; what was done, by its `clientId`. */
const STORES = { kept: undefined, deeds: 'clientId' } as const
type StoreName = keyof typeof STORES

/** What this device keeps of one student, in a database of theirs: another one's is never opened. */
class AwayDatabase {
  readonly #student: string
  #opening: Promise<IDBDatabase> | null = null

  constructor(student: string) {
    this.#student = student
  }

  get<Value>(store: StoreName, key: string): Promise<Value | undefined> {
    return this.#run(store, 'readonly', (rows) => rows.get(key) as IDBRequest<Value | undefined>)
  }

  all<Value>(store: StoreName): Promise<Value[]> {
    return this.#run(store, 'readonly', (rows) => rows.getAll() as IDBRequest<Value[]>)
  }

  keys(store: StoreName): Promise<string[]> {
    return this.#run(store, 'readonly', (rows) => rows.getAllKeys() as IDBRequest<string[]>)
  }

  put(store: StoreName, value: unknown): Promise<unknown> {
    return this.#run(store, 'readwrite', (rows) => rows.put(value))
  }

  /** In one transaction: both or neither, whenever the page goes. */
  async replace(name: string, value: unknown, forgotten: readonly string[]): Promise<void> {
    const database = await this.#open()
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(['kept', 'deeds'], 'readwrite')
      transaction.objectStore('kept').put(value, name)
      for (const clientId of forgotten) transaction.objectStore('deeds').delete(clientId)
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
  }

  async #run<Value>(
    store: StoreName,
    mode: IDBTransactionMode,
    ask: (rows: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> {
    const database = await this.#open()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode)
      const request = ask(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= openDatabase(awayName(this.#student), () => {
      this.#opening = null
    })
    this.#opening.catch(() => {
      this.#opening = null
    })
    return this.#opening
  }
}

let opened: { student: string; database: AwayDatabase } | null = null

export function awayDatabaseOf(student: string): AwayDatabase {
  if (opened?.student !== student) opened = { student, database: new AwayDatabase(student) }
  return opened.database
}

function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION)
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(STORES)) request.result.createObjectStore(store, { keyPath })
    }
    request.onsuccess = () => {
      const database = request.result
      // Signed out in another tab: what is to be deleted must not be held open here.
      database.onversionchange = () => {
        database.close()
        onClosed()
      }
      database.onclose = onClosed
      resolve(database)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('Another tab keeps an older database open'))
  })
}
