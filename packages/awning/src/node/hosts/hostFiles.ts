import { caddyfile } from './caddy.ts'
import { dockerfile, dockerignore } from './docker.ts'
import { githubWorkflow } from './githubPages.ts'
import type { HostSite } from './hostSite.ts'
import { netlifyToml } from './netlify.ts'
import { nginxConfig } from './nginx.ts'
import { publishFolder } from './publishFolder.ts'
import { vercelJson } from './vercel.ts'

export interface HostFile {
  /** From the site's folder on. */
  readonly path: string
  readonly text: string
}

export interface HostRecipe {
  readonly files: readonly HostFile[]
  /** What the owner has to do or to know, in sentences. */
  readonly notes: readonly string[]
}

const recipes = {
  nginx: (site) => ({
    files: [{ path: 'nginx.conf', text: nginxConfig(site) }],
    notes: [
      `Copy dist/ to ${site.options.root}${site.base}, and nginx.conf into /etc/nginx/conf.d/.`,
    ],
  }),
  caddy: (site) => ({
    files: [{ path: 'Caddyfile', text: caddyfile(site) }],
    notes: [`Copy dist/ to ${site.options.root}${site.base}, and Caddyfile to /etc/caddy/.`],
  }),
  docker: (site) => ({
    files: [
      { path: 'Dockerfile', text: dockerfile(site) },
      { path: '.dockerignore', text: dockerignore },
    ],
    notes: [],
  }),
  'github-pages': (site) => ({
    files: [{ path: '.github/workflows/site.yml', text: githubWorkflow(site) }],
    notes: [
      ...slashNote('GitHub Pages', site),
      'GitHub Pages sets all headers itself: no security headers, and everything is cached for ten minutes.',
    ],
  }),
  netlify: (site) => ({ files: [{ path: 'netlify.toml', text: netlifyToml(site) }], notes: [] }),
  cloudflare: (site) => ({
    files: [],
    notes: [
      'Cloudflare Pages reads dist/_headers and dist/_redirects, and needs no other file.',
      `Build command: ${publishFolder(site).command}`,
      `Build output directory: ${publishFolder(site).folder}`,
      ...slashNote('Cloudflare Pages', site),
    ],
  }),
  vercel: (site) => ({ files: [{ path: 'vercel.json', text: vercelJson(site) }], notes: [] }),
} as const satisfies Record<string, (site: HostSite) => HostRecipe>

export type HostName = keyof typeof recipes

export const hostNames: readonly string[] = Object.keys(recipes)

export function isHost(name: string): name is HostName {
  return Object.hasOwn(recipes, name)
}

/** The files that a host needs to serve the site as the preview server does. */
export function hostFiles(host: HostName, site: HostSite): HostRecipe {
  return recipes[host](site)
}

function slashNote(host: string, { trailingSlash }: HostSite): string[] {
  if (trailingSlash !== undefined) return []
  return [
    `${host} redirects /docs/a to /docs/a/. Set trailingSlash: 'always' or 'never' in site.config.ts, so that links and sitemaps name the address that answers.`,
  ]
}
