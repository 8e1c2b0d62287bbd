/** Where an Ollama listens unless it is told otherwise. */
const ADDRESS = '127.0.0.1:11434'
const ANSWERS_WITHIN_MS = 3000
const MOST_NAMED = 5

/** How to use the Ollama that runs on this machine; null where none answers. It is never used without being set. */
export async function findOllama(): Promise<string | null> {
  try {
    const response = await fetch(`http://${ADDRESS}/api/version`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    const { version } = (await response.json()) as { version?: unknown }
    if (typeof version !== 'string') return null
    const [first, ...others] = await modelsOfOllama()
    const found = `Ollama ${version} answers at ${ADDRESS}`
    if (!first)
      return `${found} and has no model yet: ollama pull one, then set AI_BASE_URL=http://${ADDRESS}/v1 and AI_MODEL`
    const named = [first, ...others].slice(0, MOST_NAMED).join(', ')
    return `${found} with ${named}; set AI_BASE_URL=http://${ADDRESS}/v1 and AI_MODEL=${first} to use it, and OLLAMA_CONTEXT_LENGTH=32000 for Ollama itself`
  } catch {
    return null
  }
}

/** The models that it has, as AI_MODEL would name them; those that only compare texts are left out. */
async function modelsOfOllama(): Promise<string[]> {
  const response = await fetch(`http://${ADDRESS}/api/tags`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
  const { models = [] } = (await response.json()) as { models?: { name?: unknown }[] }
  return models.map(({ name }) => String(name)).filter((name) => !/embed|bge-|minilm/i.test(name))
}
