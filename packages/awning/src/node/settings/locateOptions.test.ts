import type * as parsing from 'rolldown/parseAst'
import { expect, it, vi } from 'vitest'
import { locateOptions } from './locateOptions.ts'

/** How often the members of an object in the source were read. */
const looks = vi.hoisted(() => ({ count: 0 }))

vi.mock('rolldown/parseAst', async (importOriginal) => {
  const original = await importOriginal<typeof parsing>()
  return {
    ...original,
    parseAst: (...given: Parameters<typeof original.parseAst>) =>
      watched(JSON.parse(JSON.stringify(original.parseAst(...given)))),
  }

  function watched(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(watched)
    if (typeof node !== 'object' || node === null) return node
    const children = Object.entries(node).map(([key, child]) => [key, watched(child)] as const)
    const { properties, ...copy } = Object.fromEntries(children)
    if (properties === undefined) return copy
    // The parser of the settings copies nodes with all that can be listed.
    return Object.defineProperty(copy, 'properties', {
      enumerable: true,
      get() {
        looks.count += 1
        return properties
      },
    })
  }
})

it('finds the line of an option in objects, lists and variables', async () => {
  const locate = await locateOptions(
    `const menu = [{ label: 'A' }, {
  label: 'B',
}]
export default defineSite({
  title: 'Site',
  navbar: { items: menu },
  title: 'Again',
} satisfies SiteSettings)
`,
  )
  expect(locate(['navbar', 'items', 1, 'label'])).toEqual({ line: 2, column: 3 })
  expect(locate(['navbar', 'items', 0])).toEqual({ line: 1, column: 15 })
  expect(locate(['navbar', 'items', 7])).toEqual({ line: 6, column: 13 })
  expect(locate(['title'])).toEqual({ line: 7, column: 3 })
  expect(locate(['nothing'])).toEqual({ line: 4, column: 27 })
})

it('looks at the members of an object once, however many mistakes are in them', async () => {
  const names = Array.from({ length: 200 }, (_, at) => `/old/${at}`)
  const lines = names.map((name) => `    '${name}': '/new',`).join('\n')
  const locate = await locateOptions(`export default {\n  redirects: {\n${lines}\n  },\n}\n`)
  const places = () => names.map((name) => locate(['redirects', name]))
  expect(places()).toEqual(names.map((_, at) => ({ line: at + 3, column: 5 })))
  const before = looks.count
  expect(places()).toHaveLength(names.length)
  expect(looks.count).toBe(before)
})
