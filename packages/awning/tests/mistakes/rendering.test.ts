import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../src/node/buildSite.ts'
import { silent } from '../../src/node/progress.ts'
import { join } from 'node:path'
import { plainSite } from '../../src/config/plainSite.testing.ts'
import { fixtureSite } from '../sites/fixtureSite.ts'
import { problemsIn, type ToldProblem } from '../sites/openFixture.ts'
import { text } from './mistake.ts'

/** Texts that compile, and fail when they are rendered: the place, and what the author reads. */
const mistakes: Readonly<Record<string, readonly [body: string, place: string, message: RegExp]>> =
  {
    throws: ["{(() => { throw new Error('no luck') })()}", '5:28', /no luck/],
    'undefined-component': ['# A\n\n<Chart a="b" />', '7:2', /Chart/],
    'undefined-variable': ['# A\n\n{nothing.here}', '7:2', /nothing is not defined/],
    'undefined-field': ['export const a = {}\n\n{a.b.deep}', '7:6', /reading 'deep'/],
    window: ['{window.innerWidth}', '5:2', /window is not defined/],
    'not-a-function': ['export const a = 1\n\n{a()}', '5:18', /is not a function/],
    rejected: [
      "export const A = async () => { throw new Error('no data') }\n\n<A />",
      '5:49',
      /no data/,
    ],
    object: [
      'export const a = { b: 1 }\n\n{a}',
      '',
      /Objects are not valid as a React child|an object is no text/,
    ],
    'component-fails': [
      "import { List } from './List.tsx'\n\n# A\n\n<List />",
      '9:1',
      /in the component List: .*reading 'map'/,
    ],
    'hook-without-client': [
      "import { Counter } from './Counter.tsx'\n\n<Counter />",
      '7:1',
      /in the component Counter: useState works only in components of the browser/,
    ],
    'throws-in-import': ["import { a } from './throws.ts'\n\n{a}", '', /from the module/],
    'part-of-theme': ['Text.', '', /in the part AfterContent of the theme: no luck there/],
    'invalid-element': ['export const A = undefined\n\n<A />', '', /./],
  }

describe('a text that cannot be rendered is reported with its file', () => {
  const site = fixtureSite({
    'site.code.ts': `export default { components: { AfterContent: () => import('./AfterContent.tsx') } }`,
    'AfterContent.tsx': `export default function AfterContent({ path }) {
        if (path === '/docs/part-of-theme') throw new Error('no luck there')
        return null
      }`,
    'content/zh/docs/List.tsx':
      'export const List = ({ items }: { items?: string[] }) => <p>{items!.map(String)}</p>\n',
    'content/zh/docs/Counter.tsx':
      "import { useState } from 'react'\nexport function Counter() {\n  const [count] = useState(0)\n  return <p>{count}</p>\n}\n",
    'content/zh/docs/throws.ts': "throw new Error('from the module')\nexport const a = 1\n",
    ...Object.fromEntries(
      Object.entries(mistakes).map(([name, [body]]) => [`content/zh/docs/${name}.mdx`, text(body)]),
    ),
  })
  let problems: readonly ToldProblem[] = []
  beforeAll(async () => {
    const build = buildSite({
      root: site.root,
      config: plainSite,
      outDir: join(site.root, 'dist'),
      cacheDir: join(site.root, '.cache'),
      progress: silent,
    })
    const failure: unknown = await build.catch((error: unknown) => error)
    if (!(failure instanceof Error) || failure.name !== 'BuildFailure') throw failure
    problems = problemsIn(failure.message)
  })
  afterAll(() => site.remove())

  it.each(Object.entries(mistakes))('%s', (name, [, place, message]) => {
    const file = `content/zh/docs/${name}.mdx`
    const problem = problems.find((reported) => reported.file === file)
    expect(problem).toMatchObject({
      place,
      severity: 'error',
      message: expect.stringMatching(message),
    })
    expect(problem?.message).toContain(`the page /docs/${name} cannot be rendered: `)
  })

  it('and nothing is written', () => {
    expect(site.read('index.html')).toBeUndefined()
  })
})
