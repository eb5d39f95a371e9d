import type { YAMLError } from 'yaml'
import { isAlias, visit, type Document, type ErrorCode } from 'yaml'

/** Why YAML cannot be read: where, and what to write instead. */
export interface YamlMistake {
  readonly offset: number
  readonly message: string
  readonly hint: string
}

const quotes = 'Put a text with a colon, # or quotes in it into quotes.'

/** What to do about the mistakes that need something else than quotes. */
const hints: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: 'Between double quotes, write \\\\ for a backslash, or use single quotes.',
  BAD_INDENT:
    'Indent the items of a list, and the fields of a group, by the same number of spaces.',
  DUPLICATE_KEY: 'Leave one of them out.',
  MISSING_CHAR: 'Close every quote and bracket on the line where it opens.',
  MULTIPLE_DOCS: 'Remove the line that starts with --- or ... in the middle.',
  TAB_AS_INDENT: 'Indent with spaces.',
}

/**
 * The first mistake in a parsed document. Those behind it mostly follow from it, so they are not
 * reported.
 */
export function yamlMistake(document: Document): YamlMistake | undefined {
  // A warning is an unknown tag: `title: !new text` would lose its first word.
  const [error] = [...document.errors, ...document.warnings]
  return error ? syntaxMistake(error) : missingAnchor(document)
}

function syntaxMistake({ code, message, pos }: YAMLError): YamlMistake {
  if (code === 'TAG_RESOLVE_FAILED')
    return {
      offset: pos[0],
      message: `this YAML cannot be read: ${message}`,
      hint: 'Put a text that begins with ! into quotes.',
    }
  const isTooDeep = /call stack/.test(message)
  return {
    // Where the parser gives up depends on what has called it.
    offset: isTooDeep ? 0 : pos[0],
    message: `this YAML cannot be read: ${isTooDeep ? 'it is nested too deeply' : message.replace(/; please use .*/, '')}`,
    hint: isTooDeep ? 'Front matter needs lists and groups of one level.' : (hints[code] ?? quotes),
  }
}

/** An alias is only looked up when values are read, and then the error has no position. */
function missingAnchor(document: Document): YamlMistake | undefined {
  let found: YamlMistake | undefined
  visit(document, {
    Alias(_, alias) {
      if (!isAlias(alias) || alias.resolve(document)) return undefined
      found = {
        offset: alias.range?.[0] ?? 0,
        message: `this YAML cannot be read: *${alias.source} refers to an anchor &${alias.source}, which does not exist before it`,
        hint: 'Put a text that begins with * into quotes.',
      }
      return visit.BREAK
    },
  })
  return found
}
