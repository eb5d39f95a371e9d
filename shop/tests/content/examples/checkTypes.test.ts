import { beforeAll, describe, expect, it } from 'vitest'
import { checkTypes, type TypedCode } from './checkTypes.ts'
import type { Problem } from './claim.ts'
import { shopRoot } from '../../shopRoot.ts'

type Case = [code: string, problems: string[], lang?: 'tsx']

const cases: Record<string, Case> = {
  'a program without errors': ["const a: string = 'a'\na.length", []],
  'an error that is stated': ['const a: string = 1 // ✗', []],
  'an error that is stated with its code': ['const a: string = 1 // ✗ TS2322 数字不是字符串', []],
  strictness: [
    'const list = [1]\nconst first: number = list[0] // ✗ TS2322\ninterface A { b?: string }\nconst a: A = { b: undefined } // ✗ TS2375\nconst f = (x) => x // ✗ TS7006',
    [],
  ],
  'types of variables, properties, parameters and aliases': [
    "const user = { name: '猫', age: 3 } as const\nconst copy = user.name\n//    ^? '猫'\nconsole.log(user.age)\n//               ^? 3\nfunction f(x: string | number) {\n  if (typeof x === 'string') {\n    return x.length\n    //     ^? string\n  }\n  return x\n}\ntype Keys = keyof typeof user\n//   ^? 'name' | 'age'，两个键\nconst [one] = [f('a')].map(String)\n//     ^? string | undefined\nf('a').toFixed().length\n//               ^? number",
    [],
  ],
  'two questions about one line': ['const a = 1, b = 2\n//    ^? 1\n//           ^? 2', []],
  'a component': [
    "import { useState } from 'react'\nexport function Counter() {\n  const [count, setCount] = useState(0)\n  //     ^? number\n  return <button onClick={() => setCount('x')}>{count}</button> // ✗ TS2345\n}",
    [],
    'tsx',
  ],
  'a global declaration': [
    'declare global {\n  interface Window { shop: string }\n}\nwindow.shop\n//     ^? string\nexport {}',
    [],
  ],
  'the same global declaration in another way': [
    'declare global {\n  interface Window { shop: number }\n}\nwindow.shop\n//     ^? number\nexport {}',
    [],
  ],
  'a global that another program declares': ['window.shop // ✗ TS2339', []],
  'an error that does not come': [
    "const a: string = 'a' // ✗ TS2322",
    ['1: should not compile (TS2322), but does'],
  ],
  'an error with another code': [
    'const a: string = 1 // ✗ TS2345',
    [
      "1: should fail with TS2345 but fails with TS2322: Type 'number' is not assignable to type 'string'.",
    ],
  ],
  'an error that nothing states': [
    '\nconst a: string = 1',
    ["2: TS2322: Type 'number' is not assignable to type 'string'. (no ✗ states this error)"],
  ],
  'a wrong type': [
    'const a = [1, 2]\n//    ^? string[]',
    ['2: a should be of type string[] but is of type number[]'],
  ],
  'a type that is merely assignable': [
    'const a = 1\n//    ^? number',
    ['2: a should be of type number but is of type 1'],
  ],
  'any, whatever is stated': [
    "const a = JSON.parse('1')\n//    ^? number",
    ['2: a should be of type number but is of type any'],
  ],
  'a wrong type in what is returned': [
    'function f(x: number) {\n  return x // ✗ TS2322\n  //     ^? string\n}',
    [
      '2: should not compile (TS2322), but does',
      '3: x should be of type string but is of type number',
    ],
  ],
  'a caret below nothing': ['const a = 1\n//       ^? 1', ['2: no name stands above the caret']],
}

describe('checkTypes', () => {
  let found: Problem[][] = []
  beforeAll(async () => {
    const programs = Object.values(cases).map(([code, , lang]): TypedCode => ({
      code,
      lang: lang ?? 'ts',
    }))
    found = await checkTypes(programs, shopRoot)
  }, 60_000)

  it.each(Object.keys(cases))('judges %s', (name) => {
    const index = Object.keys(cases).indexOf(name)
    const problems = found[index]?.map(({ line, message }) => `${line}: ${message}`)
    expect(problems).toEqual(cases[name]?.[1])
  })
})
