import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import { viteConfig } from '../../src/node/bundle/viteConfig.ts'
import { plainConfig, sharedEngine } from '../sites/fixtureSite.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { reliance } from './reliance.ts'

const engine = await sharedEngine()
const shell = await engine.rsc.renderShell(plainConfig, 'zh')
const scriptOf = (href = '') => join(engine.clientDir, href)

describe('the client components that @vitejs/plugin-rsc bundles', () => {
  it('are named to the server with the files they need, their own chunk first', () => {
    const message = reliance(
      'onClientReference with id, name and deps',
      'node/entries/flight.ts',
      'what it is called with, and clientChunks in node/bundle/viteConfig.ts',
    )
    expect(shell.references.length, message).toBeGreaterThan(3)
    for (const { id, name, scripts, styles } of shell.references) {
      expect([id, name], message).toEqual([
        expect.stringMatching(/^[\w-]+$/),
        expect.stringMatching(/./),
      ])
      expect(scripts[0], message).toMatch(/^\/assets\/theme-[\w-]+\.js$/)
      expect(
        [...scripts, ...styles].filter((href) => !existsSync(scriptOf(href))),
        message,
      ).toEqual([])
    }
  })

  it('are exported by their chunk as export_ and their id', () => {
    for (const { id, scripts } of shell.references) {
      expect(
        readFileSync(scriptOf(scripts[0]), 'utf8'),
        reliance(
          'exports called export_<id>',
          'client/references.ts',
          'loadModule: no component would be found in the browser',
        ),
      ).toContain(`export_${id}`)
    }
  })

  it('are not listed in the entry', () => {
    const entry = readFileSync(scriptOf(engine.ssr.clientEntry()), 'utf8')
    expect(
      shell.references.filter(({ id }) => entry.includes(id)),
      reliance(
        'the virtual module of client references and its groups',
        'node/bundle/referenceChunks.ts',
        'the name of that module: the entry would grow with every component',
      ),
    ).toEqual([])
  })

  it('are started by one entry script', () => {
    expect(
      engine.ssr.clientEntry(),
      reliance('clientEntryUrl in the manifest of assets', 'node/entries/ssr.tsx', 'clientEntry'),
    ).toMatch(/^\/assets\/index-[\w-]+\.js$/)
  })
})

describe('the style sheets that @vitejs/plugin-rsc finds', () => {
  it('are recorded by the components that have them, and are no part of the stream', () => {
    const message = reliance(
      'one virtual module for the style sheets of each server component',
      'node/bundle/serverStyles.ts',
      'the name of that module and its export Resources: pages would have no styles, or link every sheet twice',
    )
    expect(shell.styles.length, message).toBeGreaterThan(0)
    expect(
      shell.styles.filter((href) => !existsSync(scriptOf(href))),
      message,
    ).toEqual([])
    expect(shell.stream.toString(), message).not.toContain('stylesheet')
    expect(shell.stream.toString(), message).not.toMatch(/\.css["\\]/)
  })
})

describe('the names that @vitejs/plugin-rsc uses', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@vitejs/plugin-rsc'))
  const code = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

  it.each([
    ['"rsc:update"', 'client/startApp.tsx'],
    ['__vite_rsc_raw_import__', 'node/entries/client.tsx'],
    ['virtual:vite-rsc/client-references', 'node/entries/client.tsx'],
    ['virtual:vite-rsc/client-references/group/', 'node/bundle/referenceChunks.ts'],
    ['clientReferenceGroups', 'node/bundle/referenceChunks.ts'],
    ['manager.stabilize()', 'node/bundle/buildEnvironments.ts'],
    ['manager.writeAssetsManifest(["ssr", "rsc"])', 'node/bundle/buildEnvironments.ts'],
    ['virtual:vite-rsc/css?', 'node/bundle/serverStyles.ts'],
    ['toRelativeId', 'node/bundle/serverStyles.ts'],
    ['virtual:vite-rsc/assets-manifest', 'node/entries/ssr.tsx'],
    ['serverResources', 'node/bundle/serverStyles.ts'],
    ['clientEntryUrl', 'node/entries/ssr.tsx'],
  ])('include %s', (name, file) => {
    // A plain comparison: the plugin's code is too long to print.
    expect(code.includes(name), reliance(name, file, 'what it is called now')).toBe(true)
  })

  it('include an input called index in each environment of the dev server', async () => {
    const config = viteConfig({
      root: repositoryRoot,
      base: '/',
      outDir: join(repositoryRoot, '.cache/dev'),
      command: 'serve',
      modules: () => ({}),
    })
    const { environments } = await resolveConfig(config, 'serve')
    for (const [name, entry] of [
      ['rsc', 'rscDev.tsx'],
      ['ssr', 'ssrDev.tsx'],
    ] as const) {
      expect(
        environments[name]?.build.rolldownOptions.input,
        reliance('the input { index }', 'node/dev/startDev.ts', 'where the entries are found'),
      ).toMatchObject({ index: expect.stringMatching(new RegExp(`${entry}$`)) })
    }
  })
})
