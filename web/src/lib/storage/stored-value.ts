/** Reads a value from local storage; null where there is none or where the browser keeps storage closed. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value in local storage, or removes it (null). Without effect where the browser keeps storage closed. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A closed storage is the student's choice; the session then lasts as long as its cookie.
  }
}

/** The keys of local storage that begin with `prefix`. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
