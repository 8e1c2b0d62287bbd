import { defineConfig } from 'drizzle-kit'

/** Tables stand with the module that owns them; `npm run migration -w server` writes the difference as a migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/core/*/*tables.ts', './src/modules/*/tables.ts', './src/platform/*/tables.ts'],
  out: './migrations',
})
