import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainSite } from '../../config/plainSite.testing.ts'
import { deployFiles } from './deployFiles.ts'
import { defaultHostOptions } from './hostSite.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-files-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const run = (host: string, force = false) =>
  deployFiles({
    root,
    outDir: join(root, 'dist'),
    config: plainSite,
    host,
    options: defaultHostOptions,
    force,
  })

function built(redirects: string): void {
  mkdirSync(join(root, 'dist'))
  writeFileSync(join(root, 'dist/_redirects'), redirects)
}

describe('awning deploy-files', () => {
  it('writes the files of a host with the old addresses of the finished site', () => {
    built('/old /docs 301\n/guide/* /docs/:splat 301\n')
    expect(run('nginx')).toEqual([
      'Written: nginx.conf',
      'Copy dist/ to /srv/site/, and nginx.conf into /etc/nginx/conf.d/.',
      'Only hosts that read _redirects understand this line: /guide/* /docs/:splat 301',
    ])
    expect(readFileSync(join(root, 'nginx.conf'), 'utf8')).toContain('location = "/old"')
    expect(run('nginx')[0]).toBe('Up to date: nginx.conf')
  })

  it('says that redirects are missing as long as nothing is built', () => {
    expect(run('caddy').join()).toContain('The site is not built yet')
    expect(run('netlify').join()).not.toContain('built')
  })

  it('writes into folders that do not exist yet', () => {
    run('github-pages')
    expect(existsSync(join(root, '.github/workflows/site.yml'))).toBe(true)
  })

  it('replaces no file that has other content, unless --force is given', () => {
    writeFileSync(join(root, '.dockerignore'), 'mine\n')
    expect(() => run('docker')).toThrow(
      '.dockerignore exists with other content, so nothing was written. --force replaces it.',
    )
    expect(existsSync(join(root, 'Dockerfile'))).toBe(false)
    expect(run('docker', true)).toEqual(['Written: Dockerfile', 'Written: .dockerignore'])
  })

  it('says what to enter where no file is needed', () => {
    expect(run('cloudflare')).toContain('Build command: npx awning build')
  })

  it.each([
    ['ngnix', 'There is no host "ngnix". Did you mean nginx?'],
    ['apache2', 'There is no host "apache2". Known: nginx, caddy,'],
    ['', 'awning deploy-files needs a host, as in awning deploy-files nginx.'],
  ])('knows no host "%s"', (host, message) => {
    expect(() => run(host)).toThrow(message)
  })
})
