import { fenceFlags, readFence } from '../../../../highlight/fence.ts'
import { isPlainLanguage, languageId } from '../../../../highlight/languages.ts'
import { renderMermaid } from '../../../../markdown/renderMermaid.ts'
import type { NodeOf } from '../../../../markdown/parser.ts'
import { attributesOf, textAttribute } from '../../mdx/attributes.ts'
import { literalValue } from '../../mdx/literalValue.ts'
import type { JsxElement, NodeText, WrittenText } from '../../mdx/renderMdx.ts'
import { packageManagerBlocks } from './packageManagers.ts'
import { comment, directive, directiveAttributes, type TextContext } from './textContext.ts'

/** Words of Docusaurus that mean nothing here, or are the default. */
const dropped = new Set(['noInline', 'metastring', 'test'])

/** A code block with an opening line that the engine reads; undefined if it can stay as it is. */
export function translateCode(
  node: NodeOf<'code'>,
  text: NodeText,
  context: TextContext,
  isInList: boolean,
): string | WrittenText | undefined {
  const raw = text.raw(node)
  // Code by indent has no opening line.
  if (!/^(?:`{3,}|~{3,})/.test(raw)) return undefined
  const { lang, meta, value } = node
  if (lang === 'math' && context.options.math) return `$$\n${value}\n$$`
  const mistake = lang === 'mermaid' ? diagramMistake(value) : undefined
  if (mistake !== undefined) {
    context.untranslated(
      'A diagram that cannot be shown',
      node,
      `It is shown as text. Draw it in another way, or as an image. The reason: ${mistake}`,
    )
    return { asWritten: raw.replace('mermaid', 'text') }
  }
  const words = (meta ?? '').split(/\s+/)
  if (words.includes('npm2yarn')) {
    context.translated('Commands for package managers (`npm2yarn`)', node)
    const group = packageManagerGroup(value, lang ?? 'bash')
    if (group !== undefined && isInList) context.needMdx()
    if (group !== undefined) return group
  }
  const info = fenceInfo(lang ?? '', meta ?? '', node, context)
  const [opening = '', ...rest] = raw.split('\n')
  const marks = /^(?:`+|~+)/.exec(opening)?.[0] ?? ''
  if (opening === marks + info) return undefined
  return rest.length === 0 ? undefined : { asWritten: [marks + info, ...rest].join('\n') }
}

function diagramMistake(source: string): string | undefined {
  try {
    renderMermaid(source)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function fenceInfo(lang: string, meta: string, node: NodeOf<'code'>, context: TextContext): string {
  const { fence, mistakes } = readFence(lang, meta === '' ? null : meta)
  const unknown = [
    ...fence.flags.filter((flag) => !fenceFlags.includes(flag) && flag !== 'live'),
    ...mistakes.map(({ written }) => written),
  ]
  let rest = meta
  for (const word of unknown) {
    rest = rest.replace(
      new RegExp(`(?:^|\\s)${escapePattern(word)}(?:=(?:"[^"]*"|'[^']*'|\\S*))?(?=\\s|$)`),
      ' ',
    )
    if (!dropped.has(word) && word !== 'npm2yarn')
      context.untranslated(
        `The option \`${word}\` of a code block`,
        node,
        'It was left out. The code is shown as it is; see Code in the guide to writing for what the engine has.',
      )
  }
  if (fence.title !== undefined) context.translated('Titles of code blocks', node)
  if (fence.ranged) context.translated('Marked lines of code blocks', node)
  if (fence.flags.includes('live')) context.translated('Live examples', node)
  const name =
    lang === '' || languageId(lang) !== undefined || isPlainLanguage(lang) || lang === 'mermaid'
      ? lang
      : 'text'
  if (name !== lang)
    context.untranslated(
      `The language \`${lang}\` of a code block`,
      node,
      'There are no colours for it, so it was made `text`.',
    )
  return [name, rest.trim()].filter(Boolean).join(' ')
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

function packageManagerGroup(code: string, lang: string): string | undefined {
  const blocks = packageManagerBlocks(code)
  if (!blocks) return undefined
  const fences = blocks.map((block) => fenced(block.code, `${lang} [${block.name}]`))
  return directive(
    `code-group${directiveAttributes({ group: 'package-manager' })}`,
    fences.join('\n\n'),
  )
}

/** Code in a fence that is longer than any in it. */
export function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map((marks) => marks.length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}${info}\n${code}\n${marks}`
}

/** `<CodeBlock language="js">{code}</CodeBlock>` with code that is written in it, or imported from a file. */
export function translateCodeBlock(
  element: JsxElement,
  text: NodeText,
  context: TextContext,
): string | undefined {
  const attributes = attributesOf(element, context.known)
  const title = textAttribute(attributes, 'title')
  const metastring = textAttribute(attributes, 'metastring') ?? ''
  const language =
    textAttribute(attributes, 'language') ??
    textAttribute(attributes, 'className')?.replace(/^language-/, '') ??
    ''
  const info = [
    title === undefined ? '' : `title="${title.replaceAll('"', "'")}"`,
    attributes.values.get('showLineNumbers') === true ? 'showLineNumbers' : '',
    metastring,
  ].filter(Boolean)
  const [child] = element.children
  const only = element.children.length === 1 ? child : undefined
  if (only?.type === 'mdxFlowExpression' || only?.type === 'mdxTextExpression') {
    const from = context.imports.get(only.value.trim())?.from ?? ''
    const file = /^!!raw-loader!(.+)$/.exec(from)?.[1]
    const path = file === undefined ? undefined : context.references.codeFile(file)
    if (path !== undefined) {
      context.translated('Code from a file (`raw-loader`)', element)
      return [`<<< ${path}`, ...info].join(' ')
    }
    const literal = literalValue(only.value, context.known)
    if (typeof literal?.value === 'string') {
      context.translated('`<CodeBlock>`', element)
      return fenced(literal.value.replace(/^\n|\n$/g, ''), [language, ...info].join(' ').trim())
    }
  } else if (element.children.length > 0) {
    context.translated('`<CodeBlock>`', element)
    return fenced(text.inner(element), [language, ...info].join(' ').trim())
  }
  context.untranslated(
    '`<CodeBlock>` with code that is made by other code',
    element,
    'It is a comment in the new text. Write the code into a code block.',
  )
  return comment(text.raw(element), context)
}
