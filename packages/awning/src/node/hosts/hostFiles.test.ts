import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { plainSite } from '../../config/plainSite.testing.ts'
import type { SiteConfig } from '../../config/site.ts'
import { hostFiles, hostNames, isHost, type HostName } from './hostFiles.ts'
import { defaultHostOptions, hostSite, type HostOptions } from './hostSite.ts'
import type { MovedAddress } from './movedAddresses.ts'

const moved: readonly MovedAddress[] = [
  { from: '/old', to: '/docs/a#x' },
  { from: '/旧 的', to: '/docs/%E6%96%B0' },
  { from: '/a "b"', to: 'https://x.example/?price=$1' },
]

function recipe(
  host: HostName,
  settings: Partial<SiteConfig> = {},
  options: Partial<HostOptions> = {},
) {
  const site = hostSite({ ...plainSite, ...settings }, moved, { ...defaultHostOptions, ...options })
  return hostFiles(host, site)
}

const textOf = (...args: Parameters<typeof recipe>) => recipe(...args).files[0]?.text ?? ''

describe('the files of every host', () => {
  it.each(hostNames.filter(isHost))('are the same for the same site: %s', (host) => {
    expect(recipe(host)).toEqual(recipe(host))
    for (const { text } of recipe(host).files) expect(text).toMatch(/[^\n]\n$/)
  })
})

describe('nginx.conf', () => {
  it('names the host of the site, and nothing but the port behind a proxy', () => {
    expect(textOf('nginx')).toMatch(
      /listen 80;\n\s*listen \[::\]:80;\n\s*server_name fixture\.example;/,
    )
    const proxied = textOf('nginx', {}, { port: 8080 })
    expect(proxied).toContain('listen 8080;')
    expect(proxied).not.toContain('server_name')
    expect(proxied).toContain('absolute_redirect off;')
  })

  it('has a page for unknown addresses in each language', () => {
    expect(textOf('nginx', { base: '/docs/' })).toContain(
      '"~^/docs/en(?:[/?]|$)" "/docs/en/404.html";',
    )
  })

  it('forces https and sends .br files only when asked to', () => {
    expect(textOf('nginx')).not.toMatch(/Strict-Transport|brotli/)
    const all = textOf('nginx', {}, { hsts: true, brotli: true })
    expect(all).toContain('add_header Strict-Transport-Security "max-age=31536000" always;')
    expect(all).toContain('brotli_static on;')
  })

  it('has old addresses in quotes, and dollar signs that are no variables', () => {
    const text = textOf('nginx')
    expect(text).toContain('location = "/old" { return 301 "/docs/a$is_args$args#x"; }')
    expect(text).toContain('location = "/旧 的/" { return 301 "/docs/%E6%96%B0$is_args$args"; }')
    expect(text).toContain(
      String.raw`location = "/a \"b\"" { return 301 "https://x.example/?price=%241"; }`,
    )
  })

  it('names its variables after the site, because all sites of an nginx share them', () => {
    expect(textOf('nginx', { base: '/docs/' })).toContain('$fixture_example_docs_cache')
  })
})

describe('Caddyfile', () => {
  it('gets a certificate for the host of the site, unless it is behind a proxy', () => {
    expect(textOf('caddy')).toMatch(/^https:\/\/fixture\.example \{$/m)
    expect(textOf('caddy', {}, { port: 8080 })).toMatch(/^:8080 \{$/m)
  })

  it('has as many opening as closing braces', () => {
    for (const trailingSlash of [undefined, 'always', 'never'] as const) {
      const lines = textOf('caddy', { trailingSlash, base: '/docs/' }).split('\n')
      const ends = (brace: RegExp) => lines.filter((line) => brace.test(line)).length
      expect(ends(/ \{$/)).toBe(ends(/^\s*\}$/))
    }
  })
})

describe('Dockerfile', () => {
  const instructions = (text: string) =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

  it('builds in one stage and serves in another, without rights and on a port that needs none', () => {
    const lines = instructions(textOf('docker', { base: '/docs/' }, { hsts: true }))
    expect(
      lines.filter((line) => !/^(?:FROM|WORKDIR|COPY|RUN|USER|EXPOSE|HEALTHCHECK) /.test(line)),
    ).toEqual([])
    const second = lines.findLastIndex((line) => line.startsWith('FROM '))
    expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(2)
    expect(lines[0]).toMatch(/ AS build$/)
    const served = lines.slice(second)
    expect(served.filter((line) => line.startsWith('COPY '))).toEqual([
      'COPY --from=build /site/dist /srv/site/docs/',
      'COPY --from=build /site/nginx.conf /etc/nginx/conf.d/default.conf',
    ])
    expect(served).toContain('USER 101')
    expect(served).toContain('EXPOSE 8080')
    expect(lines.join('\n')).toContain('awning deploy-files nginx --port 8080 --hsts --force')
  })

  it('leaves out what the image makes itself, and keeps the history, for dates', () => {
    const { files } = recipe('docker')
    expect(files[1]).toEqual({ path: '.dockerignore', text: 'node_modules\ndist\n.cache\n' })
  })
})

describe('the workflow for GitHub Pages', () => {
  it('builds with the whole history, then deploys with the rights for it', () => {
    const { files, notes } = recipe('github-pages', { trailingSlash: 'always' })
    expect(files[0]?.path).toBe('.github/workflows/site.yml')
    const workflow = parse(files[0]?.text ?? '') as {
      permissions: object
      jobs: Record<
        string,
        { needs?: string; steps: { uses?: string; run?: string; with?: object }[] }
      >
    }
    expect(workflow.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' })
    const { build, deploy } = workflow.jobs
    expect(build?.steps[0]?.with).toEqual({ 'fetch-depth': 0 })
    expect(build?.steps.map(({ run }) => run).filter(Boolean)).toEqual([
      'npm ci',
      'npx awning build',
    ])
    expect(build?.steps.at(-1)).toEqual({
      uses: 'actions/upload-pages-artifact@v5',
      with: { path: 'dist', 'include-hidden-files': true },
    })
    expect([deploy?.needs, deploy?.steps[0]?.uses]).toEqual(['build', 'actions/deploy-pages@v5'])
    expect(notes.join()).not.toContain('trailingSlash')
  })

  it.each(['github-pages', 'cloudflare'] as const)('warns of redirects: %s', (host) => {
    expect(recipe(host).notes.join()).toContain("Set trailingSlash: 'always' or 'never'")
    expect(recipe(host, { trailingSlash: 'never' }).notes.join()).not.toContain('trailingSlash')
  })
})

describe('netlify.toml', () => {
  it('has the language of unknown addresses, and real redirects in place of documents', () => {
    const text = textOf('netlify', { trailingSlash: 'never' })
    expect(text).toContain('  publish = "dist"\n')
    expect(text).toContain(`sed -i 's/ 301$/ 301!/' dist/_redirects`)
    expect(text).toContain(
      '[[redirects]]\n  from = "/en/*"\n  to = "/en/404.html"\n  status = 404\n',
    )
    expect(text).not.toContain('pretty_urls')
  })

  it('switches off redirects between the forms of an address where the site has both', () => {
    expect(textOf('netlify')).toContain('[build.processing.html]\n  pretty_urls = false\n')
  })

  it('puts a site with a base into its folder, and the rules at the top', () => {
    const text = textOf('netlify', { base: '/docs/' })
    expect(text).toContain('publish = "published"')
    expect(text).toContain('cp -R dist/. published/docs/ && cp -R dist/_* dist/404.html published/')
    expect(text).toContain('from = "/docs/en/*"')
  })
})

describe('vercel.json', () => {
  const json = (...args: Parameters<typeof recipe>) =>
    JSON.parse(textOf(...args)) as Record<string, unknown>

  it('sets what Vercel needs for each form of addresses', () => {
    const form = (trailingSlash: 'always' | 'never' | undefined) => {
      const { cleanUrls, trailingSlash: slash } = json('vercel', { trailingSlash })
      return [cleanUrls, slash]
    }
    expect(form(undefined)).toEqual([undefined, undefined])
    expect(form('always')).toEqual([undefined, undefined])
    expect(form('never')).toEqual([true, undefined])
  })

  it('has headers and redirects, with characters of patterns escaped', () => {
    const { headers, redirects, ...rest } = json('vercel', { base: '/c++/' }, { hsts: true })
    expect(rest).toMatchObject({ framework: null, outputDirectory: 'published' })
    expect(headers).toEqual([
      {
        source: String.raw`/c\+\+/(.*)`,
        headers: expect.arrayContaining([
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
        ]),
      },
      {
        source: String.raw`/c\+\+/assets/(.*)`,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        source: String.raw`/c\+\+/sw.js`,
        headers: [{ key: 'Cache-Control', value: 'no-cache' }],
      },
    ])
    expect(redirects).toContainEqual({
      source: '/old{/}?',
      destination: '/docs/a#x',
      statusCode: 301,
    })
  })

  it('leaves out redirects that Vercel would read as patterns; their documents lead on', () => {
    const targets = ['/a:b', '/a(b)', 'https://x.example/:id', '/c', 'https://x.example:80/?a=b#d']
    const site = hostSite(
      plainSite,
      targets.map((to) => ({ from: '/old', to })),
      defaultHostOptions,
    )
    const { redirects } = JSON.parse(hostFiles('vercel', site).files[0]?.text ?? '') as {
      redirects: { destination: string }[]
    }
    expect(redirects.map(({ destination }) => destination)).toEqual(targets.slice(3))
  })

  it('has no more redirects than Vercel reads', () => {
    const many = Array.from({ length: 1025 }, (_, index) => ({ from: `/${index}`, to: '/' }))
    const site = hostSite(plainSite, many, defaultHostOptions)
    const { redirects } = JSON.parse(hostFiles('vercel', site).files[0]?.text ?? '') as {
      redirects: unknown[]
    }
    expect(redirects).toHaveLength(1024)
  })
})
