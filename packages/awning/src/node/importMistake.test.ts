import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../content/temporaryFolder.testing.ts'
import { importMistake } from './importMistake.ts'

const found = (source: string, message: string) =>
  importMistake(message, temporaryFolder({ 'a.ts': source }), 'a.ts')

describe('an import that Node refuses', () => {
  const missing = "Cannot find package 'awnin' imported from /x/module.mjs"

  it.each([
    ["import { a } from 'awnin'", 1, 19],
    ["import 'other'\nimport 'awnin'", 2, 8],
    ['import b from "b"\n\nexport * from "awnin/client"', 3, 15],
  ])('of a package is found: %j', (source, line, column) => {
    expect(found(source, missing)).toEqual({ line, column, hint: expect.any(String) })
  })

  it.each([
    "import { a } from 'awning'",
    "// import 'awnin'",
    "import { awnin } from './awnin.ts'",
  ])('of a package is not taken for %j', (source) =>
    expect(found(source, missing)).toEqual({ hint: expect.any(String) }),
  )

  const unknown = "The requested module './api.js' does not provide an export named 'defineSit'"

  it.each([
    ["import { defineSit } from 'awning'", 1, 10],
    ["import {\n  defineSite,\n  defineSit as site,\n} from 'awning'", 3, 3],
  ])('of a name is found: %j', (source, line, column) => {
    expect(found(source, unknown)).toEqual({ line, column, hint: expect.any(String) })
  })

  it('of a name is not taken for one that begins with it, nor for its use', () => {
    const source = "import { defineSite } from 'awning'\nexport default defineSit({})"
    expect(found(source, unknown)).toEqual({ hint: expect.any(String) })
  })

  it('is nothing else that was thrown', () => {
    expect(found("import 'awnin'", 'x is not defined')).toBeUndefined()
    expect(importMistake(missing, '/no/such/folder', 'a.ts')).toEqual({ hint: expect.any(String) })
  })
})
