import { compileFunction } from 'node:vm'
import { mdxComponentsModule } from './compile.ts'

/** An element that a compiled module draws, as a plain value: its handlers can be called. */
export interface Drawn {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>>
}

type Component = (props: Drawn['props']) => unknown

const jsx = (type: unknown, props: Drawn['props']): unknown =>
  typeof type === 'function' ? (type as Component)(props) : { type, props }

const provided = {
  Html: 'Html',
  Admonition: 'Admonition',
  ComponentBlock: 'ComponentBlock',
  Rest: ({ excerpt, children }: Drawn['props']) => (excerpt === true ? null : children),
}

/** Runs compiled MDX without React or a bundler; `imports` stand in for what it imports itself. */
export function renderModule(
  code: string,
  props: Drawn['props'] = {},
  imports: Record<string, unknown> = {},
): { tree: unknown; exported: Record<string, unknown> } {
  const exported = loadModule(code, {
    'react/jsx-runtime': { jsx, jsxs: jsx, Fragment: ({ children }: Drawn['props']) => children },
    [mdxComponentsModule]: { useMDXComponents: () => provided },
    ...imports,
  })
  return { tree: (exported['default'] as Component)(props), exported }
}

/** The exports of compiled MDX, whose imports are these. */
export function loadModule(
  code: string,
  modules: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const body = code
    .replace(/^import (\w+) from "([^"]+)";$/gm, 'const $1 = modules["$2"];')
    .replace(
      /^import \{([^}]*)\} from "([^"]+)";$/gm,
      (_, names: string, from: string) =>
        `const {${names.replaceAll(' as ', ': ')}} = modules["${from}"];`,
    )
    .replace(/^export default (\w+);$/m, 'exported.default = $1;')
    .replace(/^export const (\w+) =/gm, 'const $1 = exported.$1 =')
  const exported: Record<string, unknown> = {}
  compileFunction(body, ['modules', 'exported'])(modules, exported)
  if (typeof exported['default'] !== 'function') throw new Error('the module exports no component')
  return exported
}

/** Every element of a kind, outermost first. */
export function drawnElements(tree: unknown, type: string): Drawn[] {
  if (Array.isArray(tree)) return tree.flatMap((child) => drawnElements(child, type))
  if (!isDrawn(tree)) return []
  const below = drawnElements(tree.props['children'], type)
  return tree.type === type ? [tree, ...below] : below
}

/** The tree as HTML, as far as text, attributes and nesting go; components by their names. */
export function renderedHtml(tree: unknown): string {
  if (Array.isArray(tree)) return tree.map(renderedHtml).join('')
  if (!isDrawn(tree)) return tree === null || tree === undefined ? '' : String(tree)
  const { html, children, ...rest } = tree.props
  if (tree.type === 'Html') return String(html ?? '')
  const attributes = Object.entries(rest)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => ` ${attributeNames[name] ?? name}="${String(value)}"`)
  return `<${String(tree.type)}${attributes.join('')}>${renderedHtml(children)}</${String(tree.type)}>`
}

/** React's names for attributes, as HTML writes them. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
}

function isDrawn(value: unknown): value is Drawn {
  return typeof value === 'object' && value !== null && 'type' in value && 'props' in value
}
