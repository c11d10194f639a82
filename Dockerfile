# One image for everything: the server by default, `tianxia` for the command line.
# The base is pinned to a version; pin it to a digest as well where you need the same bytes each time:
#   docker buildx imagetools inspect node:24.21.0-bookworm-slim
ARG BASE=node:24.21.0-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY . .
ARG COMMIT=""
ENV COMMIT=${COMMIT}
# Exactly what package-lock.json says, and no package runs a script of its own: this Node brings its own SQLite, so nothing is compiled.
# The build tools stay behind in this stage.
RUN npm ci --ignore-scripts --no-audit --no-fund \
 && node scripts/build.mjs \
 && npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund vite @vitejs/plugin-react

FROM ${BASE}
LABEL org.opencontainers.image.title="Tianxia" org.opencontainers.image.licenses="MIT"
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 HEALTH_PORT=8081 WATCHDOG_SECONDS=30 DATA_DIR=/data
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist/node ./dist/node
COPY --from=build /app/dist/web ./dist/web
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build --chmod=755 /app/deploy/tianxia.mjs ./tianxia.mjs
RUN ln -s /app/tianxia.mjs /usr/local/bin/tianxia && install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
# Healthy is what turns, by the word of the thread that watches it, and what can work.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "const {PORT,HEALTH_PORT}=process.env;Promise.all([HEALTH_PORT+'/healthz',PORT+'/readyz'].map(at=>fetch('http://127.0.0.1:'+at))).then(all=>process.exit(all.every(one=>one.ok)?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=128", "dist/node/server.js"]
