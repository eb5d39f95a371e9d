import { describe, expect, it } from 'vitest'
import { runInNode } from './runInNode.ts'

async function problemsOf(code: string, lang: 'js' | 'ts' = 'js'): Promise<string[]> {
  const problems = await runInNode(code, lang)
  return problems.map(({ line, message }) => `${line}: ${message}`)
}

const right: Record<string, string> = {
  'a value on its line': "1 + 1 // → 2\n'a' + 'b' // → 'ab'",
  'a value deep down':
    '({ a: [1, { b: new Map([[1, 2]]) }] }) // → { a: [1, { b: new Map([[1, 2]]) }] }',
  'NaN and minus zero': '-0 // → -0\n0 / 0 // → NaN',
  'a promise by what it becomes': 'Promise.resolve(3) // → 3',
  'a promise by how it looks': 'Promise.resolve(3) // → Promise { 3 }',
  'a value by how Node shows it':
    "new Map([['a', 1]]) // → Map(1) { 'a' => 1 }\nSymbol('s') // → Symbol(s)",
  'a value in the scope of the program': 'const a = [1]\nconst b = a // → a',
  'variables of each kind': 'let a = 1 // → 1\nvar b = a // → 1\na = 5 // → 5\na += 1 // → 6',
  'the one name of a pattern': "const { name } = { name: '猫' } // → '猫'",
  'an exported variable': 'export const a = 1 // → 1',
  'an explanation after the value':
    "0.1 + 0.2 === 0.3 // → false，两个近似值\n'a，b' // → 'a，b'（字符串）\n1 // → 1 — one\n2 // → 2；二",
  'an error':
    "null.x // → TypeError\nJSON.parse('{') // → SyntaxError: Expected property name，坏的",
  'an error of a class of its own':
    "class ShopError extends Error {}\nconst open = () => { throw new ShopError('closed') }\nopen() // → ShopError: closed",
  'a rejection':
    "Promise.reject(new RangeError('far')) // → RangeError: far\nawait Promise.reject(new Error('x')) // → Error: x",
  'an error of a declaration, that can be used after':
    "const a = Promise.reject(new Error('no')) // → Error: no\nawait a.catch(() => 1) // → 1",
  'an error that is thrown': "throw new Error('x') // → Error: x\n1 // → 1",
  'the class of an error': 'new TypeError().constructor // → TypeError',
  'an error that is caught further out':
    'const seen = []\ntry {\n  null.x // → TypeError\n} catch (error) {\n  seen.push(error.name)\n}\nseen // → ["TypeError"]',
  'what a console call prints':
    "console.log('a', 1, { b: [2] }) // → a 1 { b: [ 2 ] }\nconsole.error('你好，世界') // → 你好，世界",
  'what a console call prints, explained': "console.log('a，b') // → a，b，两个字母",
  'what a console call prints in a function':
    'const f = (x) => {\n  console.log(x * 0) // → 0\n}\nf(1)\nf(2)',
  'what a console call prints later': "setTimeout(() => console.log('late'), 20) // → late",
  'an error that is printed': "console.log(new TypeError('x')) // → TypeError: x",
  'an error while printing': 'console.log(nothing) // → ReferenceError: nothing is not defined',
  'a value on the line below': '[3, 1, 2].toSorted()\n// → [1, 2, 3]\nconst a = 4\n// → 4',
  'printed lines in order':
    "setTimeout(() => console.log('c'))\nPromise.resolve().then(() => console.log('b'))\nconsole.log('a')\n\n// → a\n// → b\n// → c",
  'printed lines right below the statement that prints':
    "setTimeout(() => console.log('b'))\nPromise.resolve().then(() => console.log('a'))\n// → a\n// → b",
  'printed lines below the call that leads to them':
    "const main = async () => {\n  console.log('a')\n  await null\n  console.log('b')\n}\nmain()\n// → a\n// → b",
  'a printed line below a call': "const main = () => console.log('a')\nmain()\n// → a",
  'lines of one call': "console.log('a\\nb')\n// → a\n// → b",
  'statements without semicolons and with':
    "if (true) 1 // → 1\nelse 2\nif (true) 'x'; // → 'x'\nelse 3;\n[1].length // → 1\n;[2].length // → 1",
  'a semicolon at the head of the next line':
    'const a = 1 // → 1\n;[2].length // → 1\na // → 1\n;(3) // → 3',
  'a statement of many lines':
    '[1, 2]\n  .map((n) => n * 2) // twice\n  .filter((n) => n > 2) // → [4]',
  'a value inside a function that waits for nothing':
    'function f() {\n  this // → undefined\n  Promise.resolve(1) // → 1\n}\nf()',
  'a module of Node': "import { basename } from 'node:path'\nbasename('/a/b') // → 'b'",
  'a program that leaves': "console.log('a') // → a\nprocess.exit(1)\nconsole.log('b')",
  'prototypes that are changed':
    'Array.prototype.first = function () { return this[0] }\n;[7].first() // → 7',
  'a comment with an arrow that states nothing': '// a → b\nconst a = 1 // from → to',
}

describe('a program that says the truth', () => {
  it.concurrent.each(Object.entries(right))('may state %s', async (_, code) => {
    expect(await problemsOf(code)).toEqual([])
  })

  it('finds nothing of the program before', async () => {
    expect(await problemsOf('[].first // → undefined')).toEqual([])
  })

  it('may have types', async () => {
    const code =
      "interface A { b: number }\nconst a: A = { b: 1 }\na.b as number // → 1\nenum E { X = 'x' }\nE.X // → 'x'"
    expect(await problemsOf(code, 'ts')).toEqual([])
  })
})

const wrong: Record<string, [code: string, problem: string]> = {
  'a wrong value': [
    "\n(1.005).toFixed(2) // → '1.01'",
    "2: (1.005).toFixed(2) should be '1.01' but is '1.00'",
  ],
  'a wrong kind of value': ["1 // → '1'", "1: 1 should be '1' but is 1"],
  'a wrong sign of zero': ['0 // → -0', '1: 0 should be -0 but is 0'],
  'a wrong variable': ['const a = 1 // → 2', '1: a should be 2 but is 1'],
  'a wrong value of a promise': [
    'Promise.resolve(1) // → 2',
    '1: Promise.resolve(1) should be 2 but is 1',
  ],
  'a wrong value below': ['1 + 1\n// → 3', '2: 1 + 1 should be 3 but is 2'],
  'a hole taken for undefined': [
    '[,] // → [undefined]',
    '1: [,] should be [undefined] but is [ <1 empty item> ]',
  ],
  'a map taken for an object': ['new Map() // → {}', '1: new Map() should be {} but is Map(0) {}'],
  'an error that does not come': [
    "JSON.parse('1') // → SyntaxError",
    "1: JSON.parse('1') should throw SyntaxError but is 1",
  ],
  'an error of another kind': [
    'null.x // → RangeError',
    "1: null.x should throw RangeError but throws TypeError: Cannot read properties of null (reading 'x')",
  ],
  'an error with another message': [
    "throw new Error('a') // → Error: b",
    "1: throw new Error('a') should throw Error: b but throws Error: a",
  ],
  'an error where a value is stated': [
    'null.x // → 1',
    "1: null.x should be 1 but throws TypeError: Cannot read properties of null (reading 'x')",
  ],
  'an error that nothing states': [
    'const a = 1\na.b.c\na // → 1',
    "2: uncaught TypeError: Cannot read properties of undefined (reading 'c') (no arrow states this error)",
  ],
  'an error in a timer': [
    "setTimeout(() => {\n  throw new Error('late')\n})",
    '2: uncaught Error: late (no arrow states this error)',
  ],
  'a rejection that nobody looks after': [
    "Promise.reject(new Error('lost'))",
    '1: uncaught Error: lost (no arrow states this error)',
  ],
  'a wrong print': ["console.log('a') // → b", "1: console.log('a') should print b but prints a"],
  'a print that is wrong the second time': [
    'for (const x of [1, 2]) console.log(x) // → 1',
    '1: console.log(x) should print 1 but prints 2',
  ],
  'a print that never comes': [
    "const f = () => console.log('a') // → a",
    "1: console.log('a') should print a, but this is never reached",
  ],
  'a wrong line': ["console.log('a')\n\n// → b", '3: should print b but prints a'],
  'lines in the wrong order': [
    "console.log('a')\nconsole.log('b')\n\n// → b\n// → a",
    '4: should print b but prints a',
  ],
  'a line too many': [
    "console.log('a')\nconsole.log('b')\n\n// → a",
    '4: prints b after this, which no arrow states',
  ],
  'a line too few': [
    "console.log('a')\n\n// → a\n// → b",
    '4: should print b, but nothing more is printed',
  ],
  'a value that is never reached': [
    'if (false) 1 // → 1',
    '1: 1 should be 1, but this is never reached',
  ],
  'a promise that never settles': [
    'new Promise(() => {}) // → 1',
    '1: new Promise(() => {}) should be 1, but its promise never settles',
  ],
  'a wait without an end': [
    'await new Promise(() => {})',
    '0: the program does not come to its end: it waits for a promise that never settles',
  ],
  'a loop without an end': [
    'while (true);',
    '0: the program does not come to its end: it still runs after 2 s',
  ],
  'an arrow that belongs to nothing': [
    'function f() {} // → 1',
    '1: the arrow “→ 1” belongs to no expression, no variable and no console call that ends on its line',
  ],
  'an expression that goes on unseen': [
    '1 // → 1\n(2) // → 2',
    '1: the arrow “→ 1” belongs to no expression, no variable and no console call that ends on its line: the next line goes on with it, unless it begins with a semicolon',
  ],
  'a syntax error': ['1\nlet = = 2', '2: SyntaxError: Unexpected token'],
}

describe('a program that says something wrong', () => {
  it.concurrent.each(Object.entries(wrong))('fails with %s', async (_, [code, problem]) => {
    expect(await problemsOf(code)).toEqual([problem])
  })

  it('fails on the line of the original when types were taken out', async () => {
    const code = 'interface A {\n  b: number\n}\n\nconst a: A | null = null\na!.b'
    expect(await problemsOf(code, 'ts')).toEqual([
      "6: uncaught TypeError: Cannot read properties of null (reading 'b') (no arrow states this error)",
    ])
  })

  it('fails when it needs a package', async () => {
    expect(await problemsOf("import 'react'")).toEqual([expect.stringContaining('react')])
  })
})
