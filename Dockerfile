# syntax=docker/dockerfile:1
# Everything is in npm: no system package is installed.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/texts/package.json packages/texts/
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/engine/package.json packages/engine/
COPY packages/memory/package.json packages/memory/
COPY packages/decks/package.json packages/decks/
COPY server/package.json server/
COPY server/bin server/bin
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tools/walls/package.json tools/walls/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build \
  && node -e "import('./scripts/launch/unused-files.mjs').then(({ removeUnusedFiles }) => removeUnusedFiles('node_modules'))"

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Also set by `npm start`: see docs/decisions/014.
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=4194304 MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready/`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The program is the container's first process, so that SIGTERM reaches it. `ROLE` decides what it does.
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=16", "--heap-growing-percent=100", "server/dist/server/main.js"]
