import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { precompress } from './build/precompress.ts'
import { withoutSchemas } from './build/without-schemas.ts'

const SERVER = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [withoutSchemas(), react(), tailwindcss(), precompress(), firstLoadBudget({ limitBytes: 130_000 })],
  server: { port: 5173, proxy: { '/api': SERVER, '/dev/mail': SERVER } },
  build: { target: 'baseline-widely-available', manifest: true },
})
