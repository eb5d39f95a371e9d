import { describe, expect, it } from 'vitest'
import { compileMdx } from './compiling.testing.ts'
import { isInteractive } from './interactive.ts'

const interactive = (source: string) => isInteractive(compileMdx(source).moduleCode ?? '')

describe('MDX runs code of its own in the browser', () => {
  it.each([
    ['with a handler', '<button onClick={() => alert(1)}>a</button>'],
    ['with a handler by name', 'export const f = () => {}\n\n<button onClick={f}>a</button>'],
    ['with a handler on a component', "import X from './x.tsx'\n\n<X onChange={(v) => v} />"],
    ['with a handler among spread props', '<button {...{ onClick() {} }}>a</button>'],
    ['with a handler inside an admonition', ':::tip\n<button onClick={() => 1}>a</button>\n:::'],
    [
      'with a hook',
      "import { useState } from 'react'\n\nexport function N() { return useState(0)[0] }\n\n<N />",
    ],
    [
      'with a hook of a namespace',
      "import * as React from 'react'\n\nexport function N() { return React.useId() }\n\n<N />",
    ],
    ['with use', "import { use } from 'react'\n\nexport const N = () => use(x)\n\n<N />"],
  ])('%s', async (_, source) => {
    expect(await interactive(source)).toBe(true)
  })
})

describe('MDX is rendered once and for all', () => {
  it.each([
    ['when it is plain text', '# T\n\ntext'],
    ['when it holds expressions and elements', '{1 + 1} <b className="x">a</b>'],
    ['when it only imports a component', 'import X from \'./x.tsx\'\n\n<X label="on" />'],
    ['when it only shows code', '```js\nuseState(); onClick = () => {}\n```\n\n`onClick={f}`'],
    ['when it only speaks of hooks', 'call useState() and onClick={"{}"}'],
    ['when a prop only looks like a handler', '<details only="x" onTop={true} on="y">a</details>'],
    ['when a prop only begins like one', 'export const x = 1\n\n<details only={x}>a</details>'],
    ['when a function only looks like a hook', 'export const user = (a) => a\n\n{user(1)}'],
    ['when a hook is only imported', "import { useState } from 'react'\n\ntext"],
  ])('%s', async (_, source) => {
    expect(await interactive(source)).toBe(false)
  })
})
