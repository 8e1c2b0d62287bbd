import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { compiledTexts } from './build/compiled-texts.ts'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { firstStyles } from './build/first-styles.ts'
import { fontLicences } from './build/font-licences.ts'
import { lucideIcons } from './build/lucide-icons.ts'
import { noCircles } from './build/no-circles.ts'
import { precompress } from './build/precompress.ts'
import { serviceWorker } from './build/service-worker.ts'
import { withoutSchemas } from './build/without-schemas.ts'

/** The browser's own host is passed on: the server compares it with the origin of a request. */
const SERVER = { target: 'http://127.0.0.1:3000', changeOrigin: false }

export default defineConfig({
  plugins: [
    chunkGroups(),
    compiledTexts(),
    lucideIcons(),
    withoutSchemas(),
    react(),
    tailwindcss(),
    firstStyles(),
    fontLicences(),
    noCircles(),
    precompress(),
    serviceWorker(),
    firstLoadBudget({
      landing: { bytes: 94_000, files: 4 },
      login: { bytes: 175_000, files: 10 },
      today: { bytes: 178_500, files: 20 },
      recite: { bytes: 336_500, files: 45 },
    }),
  ],
  server: { port: 5173, proxy: { '/api': SERVER, '/dev/mail': SERVER } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false },
    // A font inside a style sheet is a data: address, which the content security policy refuses.
    assetsInlineLimit: (file) => (/\.(?:woff2?|ttf)$/.test(file) ? false : undefined),
  },
})
