import { serveFixture } from './fixtureSites.ts'
import { title } from './landmarks.ts'
import { documentRequests, expect, open, test } from './browserTest.ts'

/** A site with a Markdown page, and a React page with a client component in it. */
const at = serveFixture({
  'pages/about.md': '---\ntitle: About\n---\n\nSee [the counter](/counter).\n',
  'pages/counter.tsx': `import { Counter } from './_Counter.tsx'

export const metadata = { title: 'Counter' }

export default () => <><h1>Counter</h1><Counter /></>
`,
  'pages/_Counter.tsx': `'use client'

import { useState } from 'react'

export function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{\`counted to \${count}\`}</button>
}
`,
})

test('the app goes to a page of the site itself, and its component runs', async ({ page }) => {
  await open(page, at('about'))
  const requests = documentRequests(page)
  await page.getByRole('link', { name: 'the counter' }).click()
  await expect(title(page)).toHaveText('Counter')
  await expect(page).toHaveTitle('Counter | Fixture')
  await page.getByRole('button', { name: 'counted to 0' }).click()
  await expect(page.getByRole('button', { name: 'counted to 1' })).toBeVisible()
  expect(requests).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page of the site itself is whole', async ({ page }) => {
    await page.goto(at('about'))
    await page.getByRole('link', { name: 'the counter' }).click()
    await expect(title(page)).toHaveText('Counter')
    await expect(page.getByRole('button', { name: 'counted to 0' })).toBeVisible()
  })
})
