import type { Option } from '../../packages/awning/scripts/readOptions.ts'
import type { ReferenceLanguage } from './languages.ts'

interface Context {
  readonly language: ReferenceLanguage
  /** Whether an example of the first level is a code block, which the tests of snippets evaluate as settings. */
  readonly hasBlocks: boolean
  /** The beginning of ids, where fields of several files are on one page. */
  readonly prefix: string
}

/** A section for each option, with those inside of it below. Every one has a heading, so that it can be linked to and is found by search. */
export function writeOptions(options: readonly Option[], level: number, context: Context): string {
  return options.map((option) => writeOption(option, [], level, context)).join('\n')
}

function writeOption(
  option: Option,
  parents: readonly string[],
  level: number,
  context: Context,
): string {
  const { language, prefix } = context
  const path = [...parents, option.name]
  const hashes = '#'.repeat(Math.min(level + parents.length, 4))
  const id = [prefix, ...path].filter(Boolean).map(kebabCase).join('-')
  return [
    `${hashes} \`${path.join('.')}\` {#${id}}\n`,
    `${facts(option, language)}\n`,
    `${language.text(option.description)}\n`,
    ...option.examples.map((example) => writeExample(option, example, parents.length, context)),
    ...option.options.map((child) => writeOption(child, path, level, context)),
  ].join('\n')
}

function facts({ type, isRequired, defaultText }: Option, language: ReferenceLanguage): string {
  return [
    `\`${type}\``,
    ...(isRequired ? [language.required] : []),
    ...(defaultText === undefined
      ? []
      : [`${language.defaultLabel}${language.defaultText(defaultText)}`]),
  ].join(language.separator)
}

function writeExample(
  { name }: Option,
  example: string,
  depth: number,
  { language, hasBlocks }: Context,
): string {
  return hasBlocks && depth === 0
    ? `\`\`\`ts\n${name}: ${example},\n\`\`\`\n`
    : `${language.example}\`${name}: ${example}\`\n`
}

function kebabCase(name: string): string {
  return name
    .replaceAll('_', '-')
    .replace(/[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()
}
