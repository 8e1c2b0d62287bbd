import { fileURLToPath } from 'node:url'

/** Path of a file of the test material, such as 'documents/en.pdf'. */
export const material = (name: string): string => fileURLToPath(new URL(`material/${name}`, import.meta.url))
