import { cpSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examine } from '../../src/node/doctor/examine.ts'
import type { Finding } from '../../src/node/doctor/finding.ts'
import { reportText } from '../../src/node/doctor/reportText.ts'
import { startPreview, type Preview } from '../../src/node/preview/server.ts'
import { fixtureSite, type FixtureSite } from '../sites/fixtureSite.ts'
import { page } from '../sites/markdownPage.ts'
import { addressFaults } from './addressFaults.ts'
import { deliveryFaults } from './deliveryFaults.ts'
import { edit, redirect, startFaultyHost, type Fault, type FaultyHost } from './faultyHost.ts'

let site: FixtureSite
let preview: Preview
let host: FaultyHost
const nowhere = join(tmpdir(), 'no-such-folder')

beforeAll(async () => {
  site = fixtureSite({ 'content/zh/docs/a.md': page('A', 'Text. '.repeat(400)) })
  await site.build()
  const [, first = ''] =
    /<loc>https:\/\/fixture\.example(\/[^<]+)<\/loc>/.exec(site.read('sitemap.xml') ?? '') ?? []
  otherForm = first.endsWith('/') ? first.slice(0, -1) : `${first}/`
  preview = await startPreview({ root: join(site.root, 'dist'), base: '/', port: 0 })
  host = await startFaultyHost(preview.port)
})
afterAll(async () => {
  await host.close()
  await preview.close()
  site.remove()
})

/** What is found when the public host has this fault. */
async function findingsWith(fault: Fault, outDir = nowhere): Promise<readonly Finding[]> {
  host.fault = fault
  const { findings } = await examine('https://fixture.example/', { outDir, fetch: host.fetch })
  return findings
}

/** The first page of the sitemap after the home page, with a slash more or less than its address. */
let otherForm: string
const dist = () => join(site.root, 'dist')

describe('a site that is served well', () => {
  it('has no findings, and is compared with dist/ where that is the same site', async () => {
    host.fault = () => undefined
    const report = await examine('https://fixture.example/', { outDir: dist(), fetch: host.fetch })
    expect(report.findings).toEqual([])
    expect(report.compared).toBe(true)
    expect(reportText(report)).toMatch(
      /^https:\/\/fixture\.example\/: nothing is wrong \(\d+ requests, compared with dist\/\)\.$/,
    )
  })

  it('can be the preview server, which has no certificate and no public name', async () => {
    expect((await examine(preview.url, { outDir: dist() })).findings).toEqual([])
  })

  it('is not compared with another site', async () => {
    host.fault = () => undefined
    const options = { outDir: nowhere, fetch: host.fetch }
    expect((await examine('https://fixture.example', options)).compared).toBe(false)
  })
})

describe('awning doctor finds that', () => {
  const faults = [...addressFaults, ...deliveryFaults]

  describe.each([...new Set(faults.map(({ group }) => group))])('(faults of group %i)', (group) => {
    const members = faults.filter((fault) => fault.group === group)
    let findings: readonly Finding[]

    beforeAll(async () => {
      const page = { otherForm, read: (path: string) => site.read(path) ?? '' }
      findings = await findingsWith((reply, asked) => {
        for (const { change } of members) change(reply, asked, page)
      })
    })

    it.each(members)('$name', ({ found, problem }) => {
      const match = findings.find((finding) => problem.test(finding.problem))
      expect(`${match?.severity} ${match?.check}`).toBe(found)
      expect(match?.request).toMatch(/^GET https?:\/\/fixture\.example/)
      expect(match?.response).toMatch(/^\d{3}/)
      expect(match?.change).toMatch(/[.]$/)
    })
  })

  it('the deployed version is not the one in dist/', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
    cpSync(dist(), folder, { recursive: true })
    const file = join(folder, 'docs/a/index.txt')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"id":"\w+"/, '"id":"0123456789"'))
    const findings = await findingsWith(() => undefined, folder)
    expect(findings.map(({ check, request }) => [check, request])).toEqual([
      ['freshness', 'GET https://fixture.example/docs/a'],
    ])
    expect(findings[0]?.problem).toMatch(
      /another version \(\w+\) than the one in dist\/ \(0123456789\)/,
    )
    rmSync(folder, { recursive: true })
  })

  it('GitHub Pages decides its headers, so that they are no errors', async () => {
    const findings = await findingsWith((reply) => {
      reply.headers = {
        server: 'GitHub.com',
        'content-type': reply.headers['content-type'],
        'content-encoding': reply.headers['content-encoding'],
        'strict-transport-security': 'max-age=31556952',
        vary: 'Accept-Encoding',
        etag: reply.headers['etag'],
        'cache-control': 'max-age=600',
        location: reply.headers['location'],
      }
      for (const [name, value] of Object.entries(reply.headers))
        if (value === undefined) delete reply.headers[name]
    })
    expect(findings.length).toBeGreaterThan(4)
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(findings[0]?.change).toContain('GitHub Pages cannot do it')
  })
})

describe('awning doctor stops', () => {
  const failure = (address: string, fault: Fault = () => undefined) => {
    host.fault = fault
    return examine(address, { outDir: nowhere, fetch: host.fetch, timeoutMs: 300 }).catch(
      (error: unknown) => (error instanceof Error ? [error.name, error.message] : error),
    )
  }

  it.each([
    ['', 'awning doctor needs an address, as in awning doctor https://docs.example.com.'],
    ['docs.example.com', '"docs.example.com" is no complete address.'],
    ['ftp://docs.example.com', '"ftp://docs.example.com" is no complete address.'],
    ['https://', '"https://" is no complete address.'],
  ])('at "%s", which is no address', async (address, message) => {
    expect(await failure(address)).toEqual(['SettingsError', expect.stringContaining(message)])
  })

  it('where nothing listens', async () => {
    const gone = await startFaultyHost(preview.port)
    await gone.close()
    expect(await failure(`http://127.0.0.1:${gone.port}/`)).toEqual([
      'SettingsError',
      `http://127.0.0.1:${gone.port}/ cannot be reached: nothing listens there.`,
    ])
  })

  it('where a host has no address', async () => {
    expect(await failure('http://no-such-host.invalid/')).toEqual([
      'SettingsError',
      expect.stringMatching(/^http:\/\/no-such-host\.invalid\/ cannot be reached: /),
    ])
  })

  it('at a host that never answers', async () => {
    const options = {
      outDir: nowhere,
      timeoutMs: 50,
      fetch: (_: string, { signal }: RequestInit) =>
        new Promise<Response>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    }
    await expect(examine('https://fixture.example/', options)).rejects.toThrow(
      'https://fixture.example/ cannot be reached: no answer within 0.05 seconds.',
    )
  })

  it('at redirects in a circle, or without end', async () => {
    expect(
      await failure('https://fixture.example/', (reply, { path }) =>
        redirect(reply, path === '/' ? '/en/' : '/'),
      ),
    ).toEqual([
      'SettingsError',
      'https://fixture.example/ redirects in a circle: https://fixture.example/ → https://fixture.example/en/ → https://fixture.example/.',
    ])
    expect(
      await failure('https://fixture.example/', (reply, { path }) => redirect(reply, `${path}a`)),
    ).toEqual(['SettingsError', 'https://fixture.example/ redirects more than 10 times.'])
  })

  it('at an error of the host, and at an address without a site', async () => {
    expect(await failure('https://fixture.example/', (reply) => (reply.status = 503))).toEqual([
      'SettingsError',
      'https://fixture.example/ answers with 503.',
    ])
    expect(await failure('https://fixture.example/nothing')).toEqual([
      'SettingsError',
      'https://fixture.example/nothing answers with 404. Is the site in a folder of this host? Write its whole address.',
    ])
  })

  it('at a site that awning has not made', async () => {
    const message = 'is no page of a site made with awning'
    expect(
      await failure('https://fixture.example/', (reply) => edit(reply, () => '<html lang="en">')),
    ).toEqual(['SettingsError', expect.stringContaining(message)])
  })
})

describe('the report', () => {
  it('has errors first, then advice, then a summary', async () => {
    host.fault = (reply, { path }) => {
      if (path === '/sw.js') reply.headers['cache-control'] = 'max-age=3600'
      delete reply.headers['referrer-policy']
    }
    const report = await examine('https://fixture.example/', { outDir: nowhere, fetch: host.fetch })
    expect(reportText(report).split('\n\n')).toEqual([
      [
        'error: the service worker is cached for 3600 seconds, so readers get an old version after you deploy [service-worker]',
        '  GET https://fixture.example/sw.js',
        '  200, cache-control: max-age=3600',
        '  npx awning deploy-files writes what nginx, Caddy, Docker, Netlify, Cloudflare Pages and Vercel need for it.',
      ].join('\n'),
      expect.stringMatching(/^advice: what other sites learn about visits/),
      expect.stringMatching(
        /^https:\/\/fixture\.example\/: 1 error, 1 piece of advice \(\d+ requests\)\.$/,
      ),
    ])
  })
})
