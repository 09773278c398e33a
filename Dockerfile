# Three stages: everything needed to build, what runs, and what is shipped. Versions follow package-lock.json; the base is
# pinned by its version, and .github/dependabot.yml proposes the next.
ARG NODE=node:26.10.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
ARG REVISION=
RUN COMMIT=$(printf %.12s "$REVISION") npm run build

FROM ${NODE} AS dependencies
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# Source maps and types of libraries are read by nothing that runs: a third of what was installed.
RUN npm ci --omit=dev --no-audit --no-fund \
  && find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.[cm]ts' \) -delete

FROM ${NODE}
# docker build --build-arg VERSION=1.2.0 --build-arg REVISION=$(git rev-parse HEAD) --build-arg SOURCE=$(git remote get-url origin) .
ARG VERSION=0.1.0
ARG REVISION=unknown
ARG SOURCE=""
LABEL org.opencontainers.image.title="Mangrove IT" \
  org.opencontainers.image.description="Marketing website and staff area of an IT services company" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.source="${SOURCE}"
ENV NODE_ENV=production DATA_DIR=/data BACKUP_DIR=/backups HOST=0.0.0.0 PORT=3000
WORKDIR /site
RUN mkdir /data /backups && chown 1000:1000 /data /backups
COPY --from=dependencies /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY package.json LICENSE NOTICE ./
# What log, health check and the foot of the staff area tell is what the image is called.
RUN sed -i "s/\"version\": \"[^\"]*\"/\"version\": \"$VERSION\"/" package.json
COPY content ./content
COPY domain ./domain
COPY platform ./platform
COPY scripts ./scripts
COPY server ./server
# Nothing below / is written but the volumes: run it with a read-only root (compose.yaml does).
VOLUME ["/data", "/backups"]
# By number, so that an orchestrator can see that it is not root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
