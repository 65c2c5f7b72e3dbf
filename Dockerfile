# docker build -t imperia . ; docker run -p 3000:3000 -v imperia:/data -e PUBLIC_URL=http://localhost:3000 imperia
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm install && npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data CLIENT_DIR=/srv/imperia/apps/web/dist
WORKDIR /srv/imperia
# Everything of ours is bundled: beside it, only what comes from npm.
COPY --from=build /src/package.json ./
COPY --from=build /src/node_modules ./node_modules
COPY --from=build /src/apps/cli ./apps/cli
COPY --from=build /src/apps/web/dist ./apps/web/dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/cli/dist/server.js"]
