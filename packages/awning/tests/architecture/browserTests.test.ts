import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'

const imports = /^(?:import|export) (?!type)(?:[^'"]*? from )?'(\.[^']+)'/gm

/** Every file that the browser tests load, with those that their files load. */
function loadedFiles(): Set<string> {
  const folders = ['packages/awning/tests/browser', 'shop/tests/browser']
  const reached = new Set(
    folders.flatMap((folder) =>
      readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => join(folder, name)),
    ),
  )
  for (const file of reached) {
    const text = readFileSync(join(repositoryRoot, file), 'utf8')
    const targets = [...text.matchAll(imports)].map(([, target = '']) =>
      join(dirname(file), target),
    )
    // Tests contain the files of fixture sites as text; what those import is not here.
    for (const target of targets) if (existsSync(join(repositoryRoot, target))) reached.add(target)
  }
  return reached
}

it('browser tests do not load what builds sites: each worker would spend seconds on its 500 modules', () => {
  const files = loadedFiles()
  expect(files.size).toBeGreaterThan(150)
  const slow = ['node/buildSite.ts', 'node/bundle/buildEngine.ts', 'config/defineSite.ts']
  expect(slow.filter((name) => files.has(`packages/awning/src/${name}`))).toEqual([])
})
