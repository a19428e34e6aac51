# The shop as one image: pages, GraphQL, REST, migrations and commands (docs/deployment.md).

FROM node:24-bookworm-slim AS manifests
WORKDIR /shop
COPY package.json package-lock.json ./
COPY graphql-api/package.json graphql-api/
COPY web/package.json web/
COPY local/package.json local/
COPY local/payments/package.json local/payments/
COPY bench/package.json bench/

FROM manifests AS build
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs graphql-api web explorer

# What runs needs the API's packages only: the pages carry theirs inside.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=graphql-api --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 PICTURES_DIR=/pictures
# A volume that is mounted here takes its owner over.
RUN mkdir /pictures && chown node:node /pictures
WORKDIR /shop
COPY --from=packages /shop ./
COPY --from=build /shop/graphql-api/dist graphql-api/dist
COPY --from=build /shop/web/dist web/dist
COPY --from=build /shop/local/demo-data/vehicles.json local/demo-data/vehicles.json
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The heap may grow by so much more between two collections, the larger this limit is: some 150 MB are in use. Without one
# (2 GB and more) memory grows for hours; with 256 a page took twice the CPU (docs/performance.md).
# `npm start` and the benchmark run with the same (`compose.test.ts` compares them).
CMD ["node", "--enable-source-maps", "--max-old-space-size=1024", "graphql-api/dist/bundle/main.js"]
