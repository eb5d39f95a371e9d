import { expect, it } from 'vitest'
import { failureOf, openFixture } from './openFixture.ts'

it('a part of the theme that is a client component fails the build with what to write', async () => {
  const site = openFixture({
    'site.code.ts': `export default { components: { Footer: () => import('./Footer.tsx') } }`,
    'Footer.tsx': `'use client'\nexport default () => <footer />`,
  })
  const report = await failureOf(site)
  expect(report).toContain(
    'site.code.ts\n  error: components.Footer has no server component as its default export',
  )
  expect(report).toContain('export default function Footer({ site })')
}, 120_000)
