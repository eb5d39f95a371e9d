import { createRequire } from 'node:module'
import { join } from 'node:path'
import type ts from 'typescript'

export type TypeScript = typeof ts

/** Twoslash needs the programming interface of these versions, which TypeScript 7 does not have. */
const usable = /^[56]\./

/** What to type where no usable version is installed. The name leaves that of another version free. */
export const installTypeScript = 'npm install --save-dev typescript5@npm:typescript@5.9.3'

/** The TypeScript that a site has installed, under either name; undefined if there is none that Twoslash can use. */
export function findTypeScript(root: string): TypeScript | undefined {
  // In this repository the engine has one of its own, which fixture sites in other folders use.
  for (const place of [join(root, 'package.json'), import.meta.url])
    for (const name of ['typescript5', 'typescript']) {
      const found = load(name, createRequire(place))
      if (found) return found
    }
  return undefined
}

function load(name: string, require: NodeJS.Require): TypeScript | undefined {
  let manifest: string
  try {
    manifest = require.resolve(`${name}/package.json`)
  } catch {
    return undefined
  }
  const { version }: { readonly version: string } = require(manifest)
  return usable.test(version) ? require(name) : undefined
}
