# Builds the web app with all packages, then keeps only what serving needs: no build tools, development packages or npm.
ARG NODE=node:24.21.0-bookworm-slim
ARG BASE=debian:12.12-slim

FROM ${NODE} AS packages
WORKDIR /app
ENV NODE_ENV=production npm_config_update_notifier=false
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY bench/package.json bench/
COPY contract/package.json contract/
COPY demo/package.json demo/
COPY domain/package.json domain/
COPY e2e/package.json e2e/
COPY server/package.json server/
COPY web/package.json web/
# The image's own Node runs everything, so the one from npm is removed. So are packages that only build the web app, and
# optional peers such as TypeScript. The empty file tells tools/require-node.cjs that everything is installed.
RUN npm ci --omit=dev --workspace server --include-workspace-root \
  && npm uninstall --omit=dev --workspace web vite @react-router/dev @tailwindcss/vite tailwindcss \
  && cd node_modules && rm -rf node-linux-* typescript @typescript && : > .package-lock.json

FROM ${NODE} AS build
WORKDIR /app
COPY . .
RUN npm ci && node tools/build-web.ts

FROM ${BASE}
WORKDIR /app
# PostgreSQL looks up the name of its user.
RUN useradd --uid 1000 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin letfair \
  && install -d -o 1000 -g 1000 -m 700 /data /backups
COPY --from=packages /usr/local/bin/node /usr/local/bin/
COPY --from=packages /app ./
COPY package.json package-lock.json LICENSE ./
COPY tools/require-node.cjs tools/
COPY domain domain
COPY contract contract
COPY api api
COPY demo demo
COPY server server
COPY web web
COPY --from=build /app/web/build web/build
# Links the libraries of the embedded PostgreSQL now, because the root file system may be read-only later.
RUN node --input-type=module -e "await (await import('/app/server/src/postgres/binaries.ts')).findBinaries()"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=1048576
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that SIGTERM reaches it.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "-r", "./tools/require-node.cjs", "server/src/start.ts"]
