# syntax=docker/dockerfile:1
# Three stages: everything needed to build, what runs, and what is shipped. Versions follow package-lock.json.
FROM node:26-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Which commit this is: --build-arg COMMIT=$(git rev-parse --short=12 HEAD)
ARG COMMIT=
RUN COMMIT=$COMMIT npm run build

FROM node:26-bookworm-slim AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:26-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /site
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY package.json ./
COPY content ./content
COPY domain ./domain
COPY platform ./platform
COPY scripts ./scripts
COPY server ./server
# Nothing below / is written but the volume: run it with a read-only root (compose.yaml does).
VOLUME /data
# By number, so that an orchestrator can see that it is not root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
