/** Where an Ollama listens unless it is told otherwise. */
const ADDRESS = '127.0.0.1:11434'
const ANSWERS_WITHIN_MS = 500

/** How to use the Ollama that runs on this machine; null where none answers. It is never used without being set. */
export async function findOllama(): Promise<string | null> {
  try {
    const response = await fetch(`http://${ADDRESS}/api/version`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    const { version } = (await response.json()) as { version?: unknown }
    return typeof version === 'string'
      ? `Ollama ${version} answers at ${ADDRESS}; set AI_BASE_URL=http://${ADDRESS}/v1 and AI_MODEL to use it`
      : null
  } catch {
    return null
  }
}
