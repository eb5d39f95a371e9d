import type { ThemeRegistrationRaw } from 'shiki/core'

/** The classes that a token can have, with their meaning. CSS gives them colours. */
export const tokenClasses = {
  't-k': 'keyword',
  't-s': 'string',
  't-c': 'comment',
  't-f': 'function, CSS selector',
  't-n': 'number, constant',
  't-t': 'type, tag',
  't-a': 'attribute, property, parameter',
  't-l': 'link',
  't-i': 'inserted',
  't-d': 'deleted',
} as const

export type TokenClass = keyof typeof tokenClasses

/** Resets the colour of the surrounding scope, for example in `${…}` within a string. */
const plain = 'plain'

/**
 * Punctuation, operators and ordinary variables have no class: they are half of all tokens, and in the
 * colour of the text they are easy to read.
 */
const scopes: Record<TokenClass | typeof plain, string[]> = {
  't-k': [
    'keyword',
    'storage.type',
    'storage.modifier',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'variable.language.super',
    'markup.heading',
    'entity.name.section',
    'punctuation.definition.list.begin.markdown',
    'meta.diff.range',
  ],
  't-s': [
    'string',
    'punctuation.definition.string',
    // The closing quote of `onclick="…"`, which the grammar treats as part of the script.
    'punctuation.definition.string.end source',
    'storage.type.string',
    'variable.parameter.url',
    'constant.character.escape',
    'string.regexp constant',
    'string.regexp keyword',
    'string.regexp keyword.operator',
    'markup.inline.raw',
    'support.constant.font-name',
  ],
  't-c': [
    'comment',
    'string.quoted.docstring',
    'string.quoted.docstring punctuation.definition.string',
    'markup.quote',
    'meta.diff.header',
  ],
  't-f': [
    'entity.name.function',
    'entity.name.command',
    'support.function',
    'variable.function',
    'entity.other.attribute-name.class',
    'entity.other.attribute-name.id',
    'entity.other.attribute-name.pseudo-class',
    'entity.other.attribute-name.pseudo-element',
    'entity.other.attribute-name.parent-selector',
    'entity.name.tag.reference.scss',
  ],
  't-n': [
    'constant',
    'support.constant',
    'variable.language',
    'variable.other.enummember',
    'keyword.other.unit',
  ],
  't-t': [
    'entity.name.tag',
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.class',
    'support.type',
  ],
  't-a': [
    'entity.other.attribute-name',
    'entity.name.tag.yaml',
    'support.type.property-name',
    'support.type.vendored.property-name',
    'variable.parameter',
    'variable.css',
    'variable.argument.css',
    'variable.scss',
    'variable.other.readwrite.less',
    'variable.other.normal.shell',
    'constant.other.option',
    'fenced_code.block.language',
  ],
  't-l': ['markup.underline.link', 'string.other.link'],
  't-i': ['markup.inserted'],
  't-d': ['markup.deleted'],
  [plain]: [
    'source',
    'meta.embedded',
    'meta.template.expression',
    'meta.interpolation',
    'keyword.operator',
    'storage.type.function.arrow',
    'string.unquoted.argument.shell',
    'constant.character.format.placeholder',
    'markup.fenced_code',
    'string.other.begin.code.fenced',
    'string.other.end.code.fenced',
    'string.other.begin.expression',
    'string.other.end.expression',
  ],
}

/**
 * A theme with names of classes in place of colours. Shiki copies any text that is not a hex colour to
 * the token; its own theme for CSS variables relies on this too.
 */
export const classTheme = {
  name: 'classes',
  type: 'light',
  fg: plain,
  bg: plain,
  settings: [
    { settings: { foreground: plain, background: plain } },
    ...Object.entries(scopes).map(([foreground, scope]) => ({ scope, settings: { foreground } })),
  ],
} satisfies ThemeRegistrationRaw

export function isTokenClass(color: string | undefined): color is TokenClass {
  return color !== undefined && Object.hasOwn(tokenClasses, color)
}
