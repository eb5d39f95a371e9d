import * as React from 'react'
import * as ReactDOM from 'react-dom'
import { importable, nothingShown } from './exampleRules.ts'

/** The code of an example in JSX, as `markdown/compileJsx.ts` compiles it. */
export type Example = (
  exports: { default?: unknown },
  require: (name: string) => unknown,
  render: (shown: unknown) => void,
) => void

const modules: Readonly<Record<(typeof importable)[number], unknown>> = {
  react: React,
  'react-dom': ReactDOM,
}

/** Everything that React exports can be used without an import, as in other live editors. */
export function provideReact(): void {
  Object.assign(globalThis, { ...React, React })
}

/** What an example shows: what it passes to `render`, or its default export. */
export function shownBy(example: Example): React.ReactNode {
  const exports: { default?: unknown } = {}
  let shown: unknown
  example(exports, moduleNamed, (node) => {
    shown = node
  })
  shown ??= exports.default
  if (shown === undefined) throw new Error(nothingShown)
  return isComponent(shown) ? React.createElement(shown) : (shown as React.ReactNode)
}

function moduleNamed(name: string): unknown {
  const found = importable.find((known) => known === name)
  if (found) return modules[found]
  throw new Error(`an example cannot import "${name}", only ${importable.join(' and ')}`)
}

/** A function or a class, or what `memo` and `lazy` return. */
function isComponent(value: unknown): value is React.ComponentType {
  if (typeof value === 'function') return true
  return (
    typeof value === 'object' &&
    value !== null &&
    '$$typeof' in value &&
    !React.isValidElement(value) &&
    !('containerInfo' in value)
  )
}
