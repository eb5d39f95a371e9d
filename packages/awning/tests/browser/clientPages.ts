/** Pages whose components run in the browser. The specs that use them share one fixture, which is built once. */

/** Renders without error at first. After a click it throws, as many times as `window.crashes` says. */
const fragile = `---
title: Fragile
---

import { useState } from 'react'

export function Vase() {
  const [dropped, drop] = useState(false)
  if (dropped && window.crashes-- > 0) throw new Error('the vase broke')
  return <button onClick={() => drop(true)}>{dropped ? 'Mended' : 'Drop'}</button>
}

<Vase />
`

/** The build renders it without error. In the browser it throws if `window.isBroken` is set. */
const broken = `---
title: Broken
---

import { useState } from 'react'

export function Cup() {
  const [sips, sip] = useState(0)
  if (globalThis.isBroken) throw new Error('the cup broke')
  return <button onClick={() => sip(sips + 1)}>Sips: {sips}</button>
}

<Cup />

Whole.
`

/** In the browser it waits for the promise `window.gate`, and counts in `window.renders` how often React has begun. */
const gated = `---
title: Gated
---

import { use } from 'react'

export function Gate() {
  globalThis.renders = (globalThis.renders ?? 0) + 1
  if (globalThis.gate) use(globalThis.gate)
  return <p>Open.</p>
}

<Gate />
`

/** In the browser each of its 40 parts takes `window.delay` milliseconds to render. */
const heavy = `---
title: Heavy
---

import { useState } from 'react'

export function Part() {
  useState(0)
  globalThis.renders = (globalThis.renders ?? 0) + 1
  const end = performance.now() + (globalThis.delay ?? 0)
  while (performance.now() < end);
  return <i>.</i>
}

export function Parts() {
  return Array.from({ length: 40 }, (_, index) => <Part key={index} />)
}

<Parts />
`

const lines = Array.from({ length: 30 }, (_, line) => `Line ${line}.`).join('\n\n')

/** Lists headings that are not shown at first, as a site with a table of contents of its own may do. */
const listed = `---
title: Listed
---

import { Toc } from 'awning/theme'

<Toc label="Contents" entries={['first', 'inside', 'behind', 'last'].map((id) => ({ id, html: id, children: [] }))} />

<h2 id="first">First</h2>

${lines}

<details>
<summary>More</summary>

${lines}

<h2 id="inside">Inside</h2>

${lines}

</details>

::::tabs
:::tab[a]{value="a" default}

Short.

:::
:::tab[b]{value="b"}

${lines}

<h2 id="behind">Behind</h2>

${lines}

:::
::::

<h2 id="last">Last</h2>

${lines}

${lines}
`

/** A page of the site itself with a client component in it. */
const counter = {
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
}

export const clientPages = {
  ...counter,
  // As a deploy they are the new version of a site that has them with another text.
  'content/zh/docs/a.md': '---\ntitle: Alpha\n---\n\nAlpha is new.\n',
  'content/zh/docs/b.md': '---\ntitle: Beta\n---\n\nBeta is new.\n',
  'content/zh/docs/broken.mdx': broken,
  'content/zh/docs/fragile.mdx': fragile,
  'content/en/docs/fragile.mdx': fragile,
  'content/zh/docs/gated.mdx': gated,
  'content/zh/docs/heavy.mdx': heavy,
  'content/zh/docs/listed.mdx': listed,
  'content/zh/docs/other.md': '---\ntitle: Other\n---\n\nWhole.\n',
  'content/zh/docs/third.md': '---\ntitle: Third\n---\n\nWhole.\n',
}
