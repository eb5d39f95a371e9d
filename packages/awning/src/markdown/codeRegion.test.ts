import { describe, expect, it } from 'vitest'
import { codeRegion, regionNames } from './codeRegion.ts'

describe('codeRegion', () => {
  it.each([
    '// #region a\n  x\n    y\n// #endregion a',
    '//#region a\n  x\n    y\n//#endregion',
    '/* #region a */\n  x\n    y\n/* #endregion a */',
    '<!-- #region a -->\n  x\n    y\n<!-- #endregion a -->',
    '# region a\n  x\n    y\n# endregion',
    '#region a\n  x\n    y\n#endregion',
    '-- #region a\n  x\n    y\n-- #endregion a',
    '{/* #region a */}\n  x\n    y\n{/* #endregion a */}',
  ])('is what is between the marks, without the indent: %j', (code) => {
    expect(codeRegion(`before\n${code}\nafter`, 'a')).toBe('x\n  y')
  })

  it('may contain others, whose marks are left out', () => {
    const code = '// #region a\nx\n// #region b\ny\n// #endregion\nz\n// #endregion\nw'
    expect(codeRegion(code, 'a')).toBe('x\ny\nz')
    expect(codeRegion(code, 'b')).toBe('y')
    expect(regionNames(code)).toEqual(['a', 'b'])
  })

  it('may have very many lines', () => {
    const code = `// #region a\n${'  x\n'.repeat(150_000)}// #endregion a`
    expect(codeRegion(code, 'a')).toBe('x\n'.repeat(150_000).trimEnd())
  })

  it('may have a line with 100,000 spaces before its text', () => {
    const code = `// #region a\n${' '.repeat(100_000)}x\n// #endregion a`
    expect(codeRegion(code, 'a')).toBe('x')
    expect(regionNames(code)).toEqual(['a'])
  }, 5000)

  it('is not begun by a line with 20,000 spaces and more than a name', () => {
    expect(regionNames(`// #region${' '.repeat(20_000)}a b`)).toEqual([])
  }, 5000)

  it('is missing without its start or end', () => {
    expect(codeRegion('x', 'a')).toBeUndefined()
    expect(codeRegion('// #region a\nx', 'a')).toBeUndefined()
    expect(codeRegion('the region a\nx\nendregion a', 'a')).toBeUndefined()
  })
})
