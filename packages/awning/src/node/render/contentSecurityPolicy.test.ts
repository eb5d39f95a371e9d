import { describe, expect, it } from 'vitest'
import { policyHash } from '../../cache/hash.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

const hash = policyHash('boot()')

describe('the content security policy', () => {
  it('allows nothing but the site itself where the settings add nothing', () => {
    expect(contentSecurityPolicy(['boot()'], {})).toBe(
      `default-src 'self'; script-src 'self' '${hash}'; style-src 'self'; img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'`,
    )
  })

  it('has a directive for each thing that settings add, and keeps the site itself in it', () => {
    const policy = contentSecurityPolicy(['boot()'], {
      'script-src': ['https://a.example'],
      'connect-src': ['https://b.example'],
      'frame-src': ['https://c.example'],
    })
    expect(policy).toBe(
      `default-src 'self'; script-src 'self' '${hash}' https://a.example; style-src 'self'; img-src 'self' data:; connect-src 'self' https://b.example; frame-src 'self' https://c.example; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'`,
    )
  })

  it('lets forms be sent to the hosts of the settings, and nowhere else', () => {
    const policy = contentSecurityPolicy([], { 'form-action': ['https://a.example'] })
    expect(policy).toMatch(/; form-action https:\/\/a.example$/)
  })
})
