import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hash } from '../../src/cache/hash.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { labFiles } from './labSite.ts'
import { page } from './openFixture.ts'
import { engineIn, copyEngine, settingsFile, testFolder } from './engineCopy.ts'

const contents = (root: string) =>
  Object.fromEntries(
    listFolder(join(root, 'dist')).map((name) => [
      name,
      hash(readFileSync(join(root, 'dist', name))),
    ]),
  )

const dice = `'use client'
import { useState } from 'react'
import styles from './dice.module.css'
export function Dice() {
  const [sides] = useState(6)
  return <p className={styles.dice}>{\`\${sides} sides\`}</p>
}`

const diceLab = `'use client'
import { sides } from 'dice-rules'
import { useState } from 'react'
import styles from './DiceLab.module.css'
export default function DiceLab() {
  const [shown] = useState(sides)
  return <p className={styles.die}>{\`\${shown} sides\`}</p>
}`

/** Where the bundles of a site are, with the time at which each was made. */
const bundles = (root: string) =>
  listFolder(join(root, '.cache'))
    .filter((name) => /^(?:engine|siteModules)\/.*\.m?js$/.test(name))
    .map((name) => [name, Math.floor(statSync(join(root, '.cache', name)).mtimeMs)])

/** Every file in a folder with its time, links to packages excluded. */
const everything = (root: string) =>
  listFolder(root).map((name) => [name, lstatSync(join(root, name)).mtimeMs])

describe('what a build has cached', () => {
  it(
    'is used where the folder has been moved, or the cache copied, and where it is damaged it is made again',
    { timeout: 400_000 },
    async () => {
      const parent = testFolder()
      const [a, b, c] = [join(parent, 'a'), join(parent, 'b'), join(parent, 'c')]
      for (const root of [a, c]) mkdirSync(root)
      const first = copyEngine(a)
      first.write('package.json', '{ "type": "module" }')
      first.write('site.config.ts', settingsFile('One'))
      first.write('content/zh/docs/index.md', page('Home'))
      first.write(
        'content/zh/docs/a.mdx',
        page('A', "import { Dice } from '../../../code/dice.tsx'\n\n<Dice />"),
      )
      first.write('code/dice.tsx', dice)
      first.write('code/dice.module.css', '.dice { color: red }')
      await first.build()
      expect(first.read('dist/docs/a/index.html')).toContain('>6 sides<')
      const before = contents(a)

      renameSync(a, b)
      const second = engineIn(b)
      const made = bundles(b)
      expect((await second.build()).stdout).toContain('Nothing has changed')
      second.write('content/zh/docs/b.md', page('B', 'New.'))
      await second.build()
      expect(second.read('dist/docs/b/index.html')).toContain('New.')
      expect(second.read('dist/docs/a/index.html')).toContain('>6 sides<')
      expect(bundles(b)).toEqual(made)
      expect(existsSync(a)).toBe(false)

      // A checkout of the first state elsewhere, with the cache that was saved from another place.
      const third = copyEngine(c)
      for (const name of ['package.json', 'site.config.ts', 'content', 'code'])
        cpSync(join(b, name), join(c, name), { recursive: true })
      cpSync(join(b, '.cache'), join(c, '.cache'), { recursive: true, preserveTimestamps: true })
      rmSync(join(c, 'content/zh/docs/b.md'))
      const restored = bundles(c)
      await third.build()
      expect(contents(c)).toEqual(before)
      expect(bundles(c)).toEqual(restored)

      for (const file of [
        ...listFolder(join(c, 'engine/.cache/cli'))
          .slice(0, 2)
          .map((name) => `engine/.cache/cli/${name}`),
        ...listFolder(join(c, '.cache/siteModules')).map((name) => `.cache/siteModules/${name}`),
        ...listFolder(join(c, '.cache/engine'))
          .filter((name) => name.endsWith('ssr/index.js'))
          .map((name) => `.cache/engine/${name}`),
      ]) {
        third.edit(file, (text) => text.slice(0, text.length / 2))
        third.edit('content/zh/docs/index.md', (text) => `${text} `)
        await third.build()
        expect(third.read('dist/docs/a/index.html'), file).toContain('>6 sides<')
      }
    },
  )

  it(
    'is used by a copy of the project, which has packages and code of its own and leaves the original alone',
    { timeout: 400_000 },
    async () => {
      const parent = testFolder()
      const [a, b] = [join(parent, 'a'), join(parent, 'b')]
      mkdirSync(a)
      const first = copyEngine(a)
      const rules = (sides: number) => `export const sides = ${sides}`
      first.write('package.json', '{ "type": "module" }')
      first.write(
        'node_modules/dice-rules/package.json',
        '{ "type": "module", "main": "index.js" }',
      )
      first.write('node_modules/dice-rules/index.js', rules(6))
      first.write('site.config.ts', settingsFile('One'))
      for (const [path, text] of Object.entries(labFiles)) first.write(path, String(text))
      first.write('labs/DiceLab.tsx', diceLab)
      first.write('content/zh/docs/index.md', page('Home'))
      first.write('content/zh/docs/a.md', page('A', '::lab{name="dice"}'))
      await first.build()
      expect(first.read('dist/docs/a/index.html')).toContain('>6 sides<')

      cpSync(a, b, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
      const original = everything(a)
      const second = engineIn(b)
      const made = bundles(b)
      second.edit('content/zh/docs/a.md', (text) => `${text}\nMore.\n`)
      await second.build()
      expect(second.read('dist/docs/a/index.html')).toContain('>6 sides<')
      expect(bundles(b), 'nothing is bundled again').toEqual(made)

      second.write('node_modules/dice-rules/index.js', rules(8))
      await second.build()
      expect(second.read('dist/docs/a/index.html')).toContain('>8 sides<')
      second.edit('labs/dice.ts', (text) => text.replaceAll('骰子', '色子'))
      await second.build()
      expect(second.read('dist/docs/a/index.html')).toContain('色子')
      expect(everything(a)).toEqual(original)
      expect((await first.build()).stdout).toContain('Nothing has changed')
    },
  )
})
