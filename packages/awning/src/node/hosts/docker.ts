import { defaultHostOptions, writtenBy, type HostSite } from './hostSite.ts'

/** The port of the image, which a user without rights may open. */
const defaultPort = 8080

/** Builds the site, then serves it with nginx as a user without rights, behind a proxy that ends TLS. */
export function dockerfile(site: HostSite): string {
  const { base, options } = site
  const port = options.port ?? defaultPort
  const flags = [`--port ${port}`, ...(options.hsts ? ['--hsts'] : []), '--force'].join(' ')
  return `# ${writtenBy('docker', site)}
# docker build -t site . && docker run --rm -p ${port}:${port} site
FROM node:22 AS build
WORKDIR /site
COPY package*.json ./
RUN npm ci
COPY . .
RUN npx awning build && npx awning deploy-files nginx ${flags}

FROM nginxinc/nginx-unprivileged:1.28-alpine
COPY --from=build /site/dist ${defaultHostOptions.root}${base}
COPY --from=build /site/nginx.conf /etc/nginx/conf.d/default.conf
USER 101
EXPOSE ${port}
HEALTHCHECK CMD wget -q --spider http://127.0.0.1:${port}${base} || exit 1
`
}

/** What the build in the image makes itself. The folder .git stays: it has the dates of last changes. */
export const dockerignore = 'node_modules\ndist\n.cache\n'
