import { describe, expect, it } from 'vitest'
import { changeOn, hostOf } from './host.ts'

describe('the host of a site', () => {
  it.each([
    ['nginx', 'nginx', 'npx awning deploy-files nginx'],
    ['nginx/1.22.1', 'nginx', 'npx awning deploy-files nginx'],
    ['Caddy', 'caddy', 'npx awning deploy-files caddy'],
    ['Netlify', 'netlify', 'netlify.toml'],
    ['Vercel', 'vercel', 'vercel.json'],
    ['cloudflare', 'cloudflare', 'dist/_headers'],
    ['GitHub.com', 'github-pages', 'GitHub Pages cannot do it'],
  ])('is known by its header, and so is what to change: %s', (server, name, change) => {
    const host = hostOf(new Headers({ server }))
    expect(host).toBe(name)
    expect(changeOn(host)).toContain(change)
  })

  it('may be another one', () => {
    expect(hostOf(new Headers({ server: 'Apache' }))).toBeUndefined()
    expect(hostOf(new Headers())).toBeUndefined()
    expect(changeOn(undefined)).toContain('awning deploy-files')
  })
})
