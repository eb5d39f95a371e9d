import { expect, it } from 'vitest'
import { policyHash } from '../../cache/hash.ts'
import { inlineHash } from './inlineHash.ts'

it('the hash of inline code is quoted, and stays right when more codes were hashed than are kept', () => {
  const codes = Array.from({ length: 250 }, (_, number) => `run(${number})`)
  for (const code of [...codes, ...codes]) expect(inlineHash(code)).toBe(`'${policyHash(code)}'`)
})
