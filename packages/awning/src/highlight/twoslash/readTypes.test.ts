import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { CacheStore } from '../../cache/cacheStore.ts'
import { createTypeReader } from './readTypes.ts'
import { createTypeChecker, type CachedTypes } from './typeCache.ts'
import { typedCodeOf } from './typedCodeOf.ts'
import { thrownMistake, typeMistakes, unsupportedOptions } from './typeMistakes.ts'

// One folder and one compiler for all tests, because every compiler reads the library of TypeScript.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'types-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
write('site/package-lock.json', '{}')
write('site/node_modules/pens/index.d.ts', 'export declare function draw(width: number): "line"')
write('site/own.ts', 'export const own = 1')
write('site/.secret.ts', 'export const secret = "s3cret"')
write('outside.ts', 'export const outside = "0utside"')
write('workspace/linked/index.d.ts', 'export * from "./more"')
write('workspace/linked/more.d.ts', 'export declare const linked: { deep: true }')
symlinkSync(join(folder, 'workspace/linked'), join(folder, 'site/node_modules/linked'))

const root = join(folder, 'site')
const read = createTypeReader(root, ts)
const typed = (code: string, extension: 'ts' | 'tsx' | 'js' = 'ts') =>
  typedCodeOf(code, read(code, extension).result)
const notes = (code: string) => typed(code).notes.map(({ kind, text }) => `${kind} ${text}`)
const mistakes = (code: string) => {
  try {
    return [...unsupportedOptions(code), ...typeMistakes(code, read(code, 'ts').result)]
  } catch (error) {
    return [...unsupportedOptions(code), thrownMistake(error, code)]
  }
}

describe('types', () => {
  it('are known for every name, with the first paragraph of its documentation', () => {
    const { code, hovers } = typed(
      '/** Says **how** `many`, as [here](https://a.example).\n *\n * More. */\n// ---cut---\nconst count = 1',
    )
    expect(code).toBe('const count = 1')
    expect(hovers).toEqual([
      { line: 0, start: 6, end: 11, text: 'const count: 1', docs: 'Says how many, as here.' },
    ])
  })

  it('of the language, the browser and packages of the site are found', () => {
    expect(notes('document.body\n//       ^?')).toEqual([
      'query (property) Document.body: HTMLElement',
    ])
    expect(notes('Promise.withResolvers<1>().promise\n//                         ^?')).toEqual([
      expect.stringContaining('promise: Promise<1>'),
    ])
    expect(notes('import { draw } from "pens"\nconst a = draw(1)\n//    ^?')).toEqual([
      'query const a: "line"',
    ])
  })

  it('of JavaScript are inferred', () => {
    expect(typed('const a = [1]', 'js').hovers).toMatchObject([{ text: 'const a: number[]' }])
  })

  it('come from files of the block, which a comment names', () => {
    const code =
      '// @filename: a.ts\nexport const a = 1\n// @filename: b.ts\nimport { a } from "./a"\nconst b = a\n//    ^?'
    expect(notes(code)).toEqual(['query const b: 1'])
  })

  it('depend on options of the compiler', () => {
    expect(mistakes('// @noLib\nfunction f(a) { return a }')).toHaveLength(1)
    expect(mistakes('// @noLib\n// @strict: false\nfunction f(a) { return a }')).toEqual([])
  })

  it('can be shown with suggestions, marks and notes', () => {
    expect(notes('// @noErrors\nMath.flo\n//      ^|')).toEqual(['note floor'])
    const { marks } = typed('const a = 1\n//    ^ this one')
    expect(marks).toEqual([])
    expect(typed('const ab = 1\n//    ^^ this one')).toMatchObject({
      marks: [{ line: 0, start: 6, end: 8, kind: 'asked' }],
      notes: [{ line: 0, kind: 'note', text: 'this one' }],
    })
    expect(notes('const a = 1\n// @log: 1\nconst b = 2')).toEqual(['note 1'])
  })
})

describe('files that types may come from', () => {
  it('are those of the site and of packages, also linked ones, and are listed unless they are in node_modules', () => {
    const code =
      'import { own } from "./own"\nimport { linked } from "linked"\nconst a = [own, linked.deep]\n//    ^?'
    expect(notes(code)).toEqual(['query const a: (number | true)[]'])
    expect(read(code, 'ts').files).toEqual([
      join(root, 'own.ts'),
      join(folder, 'workspace/linked/index.d.ts'),
      join(folder, 'workspace/linked/more.d.ts'),
    ])
    expect(read('const a = 1', 'ts').files).toEqual([])
  })

  it.each(['./.secret', '../outside', '../workspace/linked/../../outside'])(
    'are not %s, which must not be published',
    (path) => {
      expect(mistakes(`import * as a from "${path}"\na`)).toMatchObject([
        { message: expect.stringContaining('2307') },
      ])
    },
  )
})

describe('mistakes in code with types', () => {
  it('are reported with line, message and what to write', () => {
    expect(mistakes('const a = 1\nconst b: string = a\nc')).toEqual([
      {
        severity: 'error',
        line: 1,
        message: "TypeScript reports error 2322: Type 'number' is not assignable to type 'string'.",
        hint: 'Correct the code, or write "// @errors: 2322 2304" in its first line to show the error.',
      },
      expect.objectContaining({ line: 2 }),
    ])
  })

  it('are none if they are announced; then they are shown', () => {
    const code = '// @errors: 2322\nconst b: string = 1'
    expect(mistakes(code)).toEqual([])
    expect(typed(code)).toMatchObject({
      marks: [{ line: 0, start: 6, end: 7, kind: 'wrong' }],
      notes: [{ kind: 'error', text: "TS2322: Type 'number' is not assignable to type 'string'." }],
    })
    expect(mistakes('// @noErrors\nconst b: string = 1')).toEqual([])
  })

  it('are errors in code that is not shown, too', () => {
    expect(mistakes('const b: string = 1\n// ---cut---\nb')).toMatchObject([{ line: 0 }])
  })

  it('are announced errors that do not occur', () => {
    expect(mistakes('const a = 1\n// @errors: 2322')).toEqual([
      {
        severity: 'warning',
        line: 1,
        message: 'this code has no error 2322',
        hint: 'Remove the number from "// @errors:".',
      },
    ])
  })

  it.each([
    ['a\n// @error5: 1', 1, 'types have no option "@error5"', /"@errors"/],
    ['// @showEmit\nlet a', 0, 'types have no option "@showEmit"', /@noErrors/],
    ['let a = 1\n\n// ^?', 2, 'this query points at nothing that has a type', /below a name/],
    ['// ^?\nlet a = 1', 0, 'this query points at nothing that has a type', /below a name/],
    ['let a\n// ---cut-start---\nlet b', 1, /unclosed cut-start/, /cut-end/],
    ['// @target: es1999\nlet a', 0, /es1999/, /Allowed values/],
  ])('are comments without meaning: %j', (code, line, message, hint) => {
    expect(mistakes(code)[0]).toMatchObject({
      severity: 'error',
      line,
      message: expect.stringMatching(message),
      hint: expect.stringMatching(hint),
    })
  })
})

describe('the cache of types', () => {
  it('is used until a file changes that the types come from', async () => {
    const cache = new CacheStore(join(folder, 'cache'))
    onTestFinished(() => cache.close())
    const open = () => createTypeChecker(root, cache.values<CachedTypes>('types'))
    const code = '// @noLib\nimport { own } from "./own"\nown\n//^?'
    const text = async () => {
      const checked = await open().check(code, 'ts')
      return 'typed' in checked ? checked.typed.notes[0]?.text : checked.mistakes
    }
    expect(await text()).toBe('(alias) const own: 1\nimport own')
    const checked = await open().check(code, 'ts')
    const inputs = 'inputs' in checked ? checked.inputs : []
    expect(inputs.map(([name]) => name)).toEqual(['own.ts', 'package-lock.json'])
    expect(open().areCurrent(inputs)).toBe(true)
    write('site/own.ts', 'export const own = 2')
    expect(open().areCurrent(inputs)).toBe(false)
    expect(await text()).toBe('(alias) const own: 2\nimport own')
    write('site/package-lock.json', '{ "changed": true }')
    const after = await open().check(code, 'ts')
    expect('inputs' in after && open().areCurrent(after.inputs)).toBe(true)
  })
})
