import type { NodeOf } from '../../../../markdown/parser.ts'
import { literalValue } from '../../mdx/literalValue.ts'
import { mentionedNames, moduleStatements, type ModuleStatement } from './moduleCode.ts'
import type { TextContext } from './textContext.ts'

/** Modules whose components are translated where they are used, or that are not needed any more. */
const known =
  /^(?:react$|@theme\/|@docusaurus\/|react-lite-youtube-embed)|\.mdx?$|\.svg$|^!!raw-loader!/

/** Reads imports and exports: notes what names stand for, and keeps what the engine can run. */
export function translateStatements(node: NodeOf<'mdxjsEsm'>, context: TextContext): void {
  const statements = moduleStatements(node.value)
  if (!statements) {
    context.untranslated(
      'Code that cannot be read',
      node,
      'It was left out. Write it again as a component.',
    )
    return
  }
  for (const statement of statements) {
    for (const [name, imported] of statement.imports) context.imports.set(name, imported)
    if (statement.imports.size > 0 || /^import\b/.test(statement.code))
      keepImport(statement, node, context)
    else keepExport(statement, node, context)
  }
}

function keepImport(
  statement: ModuleStatement,
  node: NodeOf<'mdxjsEsm'>,
  context: TextContext,
): void {
  const from = /from\s*(['"])([^'"]+)\1|^import\s*(['"])([^'"]+)\3/.exec(statement.code)
  const source = from?.[2] ?? from?.[4] ?? ''
  if (source.endsWith('.css') || known.test(source)) return
  if (/\.(?:png|jpe?g|gif|webp|avif|ico|mp4|webm|pdf)$/i.test(source)) {
    for (const name of statement.imports.keys()) context.known.set(name, source)
    return
  }
  const place = context.references.component(source)
  if (place === undefined) return
  context.translated('Imports of the site’s own components, which were copied', node)
  context.statements.add(statement.code.replace(source, place))
  for (const name of statement.imports.keys()) context.kept.add(name)
}

/** Values are known from here on. Components stay if they need nothing that the new text does not have. */
function keepExport(
  statement: ModuleStatement,
  node: NodeOf<'mdxjsEsm'>,
  context: TextContext,
): void {
  const [name] = statement.defines
  if (name === undefined || name === 'toc' || name === 'frontMatter') return
  const value = literalValue(
    statement.code
      .replace(/^(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*=/, '')
      .replace(/;\s*$/, ''),
  )
  const names = mentionedNames(statement.code)
  if (value !== undefined) {
    context.known.set(name, value.value)
    return
  }
  const missing = [...(names ?? [])].filter(
    (mentioned) => context.imports.has(mentioned) && !context.kept.has(mentioned),
  )
  if (missing.length > 0 || /\bstyle\s*=|\brequire\(/.test(statement.code)) {
    context.untranslated(
      `The component \`${name}\` of a text`,
      node,
      missing.length > 0
        ? `It needs ${missing.map((item) => `\`${item}\``).join(', ')} of Docusaurus, so it was left out. Write it again, in a file of its own.`
        : 'It was left out: styles in elements are forbidden by the policy of the pages, and there is no require. Write it again, with a class or an import.',
    )
    return
  }
  context.statements.add(statement.code)
  for (const defined of statement.defines) context.kept.add(defined)
}
