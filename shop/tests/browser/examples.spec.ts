import { expect, test as base } from '@playwright/test'
import { collectFences, readFences } from '../content/examples/contentFences.ts'
import { fenceKind } from '../content/examples/fenceKind.ts'
import { longestRun, openExampleRunner, type ExampleRunner } from './runExamples.ts'
import { shopRoot } from '../shopRoot.ts'
import { slow, slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'

const test = base.extend<object, { examples: ExampleRunner }>({
  examples: [
    async ({ browser }, use, { project }) => {
      const { locale, viewport } = project.use
      const context = await browser.newContext({
        ...(locale === undefined ? {} : { locale }),
        ...(viewport === undefined ? {} : { viewport }),
      })
      await use(await openExampleRunner(context))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const fences = collectFences(shopRoot)
const scripts = fences.filter((fence) => fenceKind(fence).runs === 'browser')

for (const file of new Set(scripts.map((script) => script.file))) {
  const own = scripts.filter((script) => script.file === file)
  test(
    `${file}: what its examples say happens in a browser`,
    slowUnless(file.startsWith('content/zh/')),
    async ({ examples }) => {
      test.setTimeout(20_000 + own.length * 2 * longestRun)
      expect((await examples.run(own, fences)).join('\n')).toBe('')
    },
  )
}

const page = `
\`\`\`html run
<p class="note">你好</p>
\`\`\`

\`\`\`css run
.note { color: rgb(1, 2, 3) }
\`\`\`

\`\`\`js run browser
const note = document.querySelector('p')
note // → <p class="note">你好</p>
getComputedStyle(note).color // → 'rgb(1, 2, 3)'
localStorage.setItem('seen', 'yes')
window.name = 'first'
requestAnimationFrame(() => console.log('frame'))
new ResizeObserver(() => console.log('size')).observe(note)
setTimeout(() => console.log({ list: [1, 'two'], map: new Map([['a', 1]]) }), 30)

// → frame
// → size
// → { list: [ 1, 'two' ], map: Map(1) { 'a' => 1 } }
\`\`\`

\`\`\`ts run browser
localStorage.getItem('seen') // → null
window.name // → ''
isSecureContext // → true
document.querySelector<HTMLElement>('.no')!.click() // → TypeError: Cannot read properties of null
addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  console.log(event.reason.message) // → looked after
})
Promise.reject(new Error('looked after'))
\`\`\`
`

test('an example in a browser finds its page and no other example', async ({ examples }) => {
  const own = readFences('page.md', page)
  const scripts = own.filter((fence) => fenceKind(fence).runs === 'browser')
  expect(scripts).toHaveLength(2)
  expect(await examples.run(scripts, own)).toEqual([])
})

test(
  'an example in a browser that says something wrong fails, by its line',
  slow,
  async ({ examples }) => {
    const own = readFences(
      'wrong.md',
      [
        "'a'.length // → 2",
        "type A = 1\nconst x: any = 'x'\nx.missing()",
        'Promise.reject(new RangeError("lost"))',
        "console.log('one')\nconsole.log('two')\n\n// → one",
        'JSON.parse("1") // → SyntaxError',
        'while (true);\n1 // → 1',
        '2 // → 3',
      ]
        .map((code) => `\`\`\`ts run browser\n${code}\n\`\`\``)
        .join('\n'),
    )
    expect(await examples.run(own, own)).toEqual([
      "wrong.md:2: 'a'.length should be 2 but is 1",
      'wrong.md:7: uncaught TypeError: x.missing is not a function (no arrow states this error)',
      'wrong.md:10: uncaught RangeError: lost (no arrow states this error)',
      'wrong.md:16: prints two after this, which no arrow states',
      'wrong.md:19: JSON.parse("1") should throw SyntaxError but is 1',
      'wrong.md:23: 1 should be 1, but this is never reached',
      'wrong.md:26: 2 should be 3 but is 2',
    ])
  },
)
