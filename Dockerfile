FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY programs/package.json programs/
COPY server/package.json server/
COPY ui/package.json ui/
COPY portal/package.json portal/
COPY console/package.json console/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tools/package.json tools/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm sbom --omit=dev --sbom-format=cyclonedx > sbom.cdx.json && npm prune --omit=dev --ignore-scripts

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json /app/sbom.cdx.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server/package.json server/
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/bin server/bin
COPY --from=build /app/server/migrations server/migrations
COPY --from=build /app/server/reference-data server/reference-data
COPY --from=build /app/server/demo-images server/demo-images
COPY --from=build /app/server/static-pages server/static-pages
COPY --from=build /app/portal/dist portal/dist
COPY --from=build /app/portal/src/gql/trusted-documents.json portal/src/gql/
COPY --from=build /app/console/dist console/dist
COPY --from=build /app/console/src/gql/trusted-documents.json console/src/gql/
RUN ln -s /app/server/bin/handrail /usr/local/bin/handrail && mkdir /data && chown node:node /data
# The user 1000: it must own the keys file, which nobody else may read.
USER node
ENV DATA_DIR=/data PORT=4000
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/main.js"]
