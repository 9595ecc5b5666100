# Builds the site and runs it as a user without rights. The data is in /data: mount a volume there.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts && npm prune --omit=dev --ignore-scripts --no-audit --no-fund
# What only a page, a browser or a test reads, and Node as a package, which is for machines with an older one.
RUN find kit lib core contract tools server '(' -name page -o -name fixtures -o -name '*.tsx' -o -name '*.css' -o -name '*.browser.ts' -o -name soak -o -path server/dev ')' -prune -exec rm -r {} +
RUN rm -rf node_modules/node-linux-*

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/kit ./kit
COPY --from=build /app/lib ./lib
COPY --from=build /app/core ./core
COPY --from=build /app/contract ./contract
COPY --from=build /app/tools ./tools
COPY --from=build /app/server ./server
# Beside the data, only compiled code is written here, and where that is not to be either it is not kept.
RUN mkdir -p /data node_modules/.cache/toolbench/compiled && chown node:node /data node_modules/.cache/toolbench/compiled
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + (process.env.BASE_PATH ?? '') + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The server takes ten seconds at most to end what is in flight.
STOPSIGNAL SIGTERM
CMD ["node", "server/site.ts"]
