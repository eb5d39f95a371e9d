import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { bundleFailure } from './bundleFailure.ts'

describe('a bundle that failed', () => {
  it('is reported with the file, the import and how to fix it', () => {
    const error = new Error(
      `Build failed with 1 error:\n\n\u001b[31m[UNRESOLVED_IMPORT] \u001b[0mCould not resolve './nope.tsx' in content/zh/docs/bad.mdx\n   ╭─[ content/zh/docs/bad.mdx:2:8 ]\n`,
    )
    expect(bundleFailure(error, '/no/such/site')).toMatchObject({
      name: 'BuildFailure',
      message: [
        'content/zh/docs/bad.mdx',
        '  2:8 error: imports ./nope.tsx, which does not exist',
        '      Write the path with its extension, from the folder of this file on, or from the folder of the site on with @site/; a package has to be installed.',
      ].join('\n'),
    })
  })

  it('names the line of the source, although the bundler read what a plugin had made of it', () => {
    const root = temporaryFolder({
      'dice.ts': "\nexport const load = () => import('./nope.tsx')\n",
    })
    const error = new Error(
      "[UNRESOLVED_IMPORT] Could not resolve './nope.tsx' in dice.ts\n  ╭─[ dice.ts:1:8 ]\n",
    )
    expect(bundleFailure(error, root).message).toContain(
      'dice.ts\n  2:34 error: imports ./nope.tsx',
    )
  })

  it('names file and line where Vite could not resolve the import', () => {
    const root = temporaryFolder({ 'docs/bad.mdx': "\nimport { A } from '@site/nope.tsx'\n" })
    const error = new Error(
      `[vite]: Rolldown failed to resolve import "@site/nope.tsx" from "${root}/docs/bad.mdx".\nThis is most likely unintended.`,
    )
    expect(bundleFailure(error, root).message).toContain(
      'docs/bad.mdx\n  2:19 error: imports @site/nope.tsx, which does not exist',
    )
  })

  it('for another reason is reported with the position in the frame of the bundler, without colours or a stack', () => {
    const error = new Error(
      'Build failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] Unexpected token\u001b[0m\n  ╭─[ content/zh/docs/own.tsx:1:23 ]\n',
    )
    expect(bundleFailure(error, '/no/such/site').message).toBe(
      'content/zh/docs/own.tsx\n  1:23 error: this file cannot be bundled: Unexpected token',
    )
  })
})
