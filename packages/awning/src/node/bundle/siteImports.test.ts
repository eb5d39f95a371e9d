import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { bundleForNode } from '../bundleForNode.ts'

it('@site/ and @/ begin the path of a file of the site; a package with a scope stays a package', async () => {
  const root = temporaryFolder({
    'deep/down/entry.ts': `
      import { one } from '@site/lib/one.ts'
      import { two } from '@/lib/two'
      import { three } from '@scope/package'
      export const sum = [one, two, three]
    `,
    'lib/one.ts': "export const one = 'first'",
    'lib/two.ts': "export const two = 'second'",
  })
  const module = await bundleForNode(
    join(root, 'deep/down/entry.ts'),
    () => ({ name: 'test:nothing' }),
    root,
  )
  const code = readFileSync(module, 'utf8').replace(/\/\/# sourceMappingURL=.*/, '')
  expect(code).toContain('first')
  expect(code).toContain('second')
  expect(code).not.toContain('@site')
  expect(code).toContain('@scope/package')
})
