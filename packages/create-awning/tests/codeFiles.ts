/** Files of a site with all kinds of code: a kind of post, a part of the theme, and a text with a component. */
export const codeFiles = {
  'site.config.ts': `import { defineSite } from 'awning'

export default defineSite({
  url: 'https://example.com',
  title: 'Recipes',
  math: true,
  posts: [{ id: 'blog', kind: 'recipe' }],
})
`,
  'site.code.ts': `import { definePostKind, defineSiteCode } from 'awning'

export default defineSiteCode({
  postKinds: [
    definePostKind({
      name: 'recipe',
      count: (count) => \`\${count} recipes\`,
      frontMatter: () => import('./recipe/frontMatter.ts').then(({ recipe }) => recipe),
    }),
  ],
  components: { Footer: () => import('./theme/Footer.tsx') },
})
`,
  'recipe/frontMatter.ts': `import { number, z } from 'awning/front-matter'

export const recipe = {
  fields: { minutes: number.optional(), note: z.string().optional() },
  readFacts: () => ({ kind: 'recipe' }),
}
`,
  'theme/Footer.tsx': `import { Footer as DefaultFooter } from 'awning/theme'
import type { ComponentProps } from 'react'

export default function Footer(props: ComponentProps<typeof DefaultFooter>) {
  return (
    <>
      <p>Our own footer</p>
      <DefaultFooter {...props} />
    </>
  )
}
`,
  'content/en/docs/counter.mdx': `---
title: Counter
description: A page with a component of its own, which has to be bundled.
---

import { useState } from 'react'

export function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>
}

Press it.

<Counter />
`,
} as const
