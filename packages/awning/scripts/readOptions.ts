import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type ts from 'typescript'

/** One option of the settings, as its schema and its doc comment describe it. */
export interface Option {
  readonly name: string
  readonly type: string
  readonly description: string
  /** As the comment says it, in Markdown; undefined where the option is required or the comment says nothing. */
  readonly defaultText?: string
  readonly isRequired: boolean
  readonly examples: readonly string[]
  /** The options inside, of an object, of the objects of a list, or of a record. */
  readonly options: readonly Option[]
}

const folder = new URL('../', import.meta.url)
// The workspace has TypeScript 7, which has no such interface; the engine brings its own for types in code.
const compiler: typeof ts = createRequire(new URL('package.json', folder))('typescript')

/** Reads exported types of a source file of the engine, with the comments of their properties. */
export function readOptions(file: string, typeNames: readonly string[]): Option[][] {
  const path = fileURLToPath(new URL(file, folder))
  const program = compiler.createProgram([path], {
    target: compiler.ScriptTarget.ES2022,
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path)
  const module = source && checker.getSymbolAtLocation(source)
  const exported = module ? checker.getExportsOfModule(module) : []
  return typeNames.map((typeName) => {
    const symbol = exported.find(({ name }) => name === typeName)
    if (!symbol) throw new Error(`${file} exports no type ${typeName}`)
    return optionsOf(checker.getDeclaredTypeOfSymbol(symbol), checker)
  })
}

/** Properties of an object, and of the objects that a union, a list or a record contains. */
function optionsOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  around: readonly ts.Type[] = [],
): Option[] {
  const found = new Map<string, Option>()
  // Categories of a sidebar contain categories: their options are listed once.
  const objects = objectsIn(type, checker).filter((object) => !around.includes(object))
  for (const object of objects.filter((candidate) => !isPerMode(candidate, checker)))
    for (const property of checker.getPropertiesOfType(object)) {
      if (found.has(property.name)) continue
      const option = readOption(property, checker, [...around, object])
      if (option) found.set(property.name, option)
    }
  return [...found.values()]
}

function readOption(
  property: ts.Symbol,
  checker: ts.TypeChecker,
  around: readonly ts.Type[],
): Option | undefined {
  const comment = compiler.displayPartsToString(property.getDocumentationComment(checker))
  const { description, defaultText, isRequired } = splitComment(comment)
  const examples = property
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'example')
    .map(({ text }) => compiler.displayPartsToString(text))
  // Every option has an example. Other properties are those of strings, which lists all texts of the interface.
  if (examples.length === 0) return undefined
  const type = checker.getTypeOfSymbol(property)
  return {
    name: property.name,
    type: typeText(type, checker),
    description,
    ...(defaultText === undefined ? {} : { defaultText }),
    isRequired,
    examples,
    options: optionsOf(type, checker, around),
  }
}

/** A comment ends with what is used if the option is left out, or says that it is required. */
export function splitComment(
  comment: string,
): Pick<Option, 'description' | 'defaultText' | 'isRequired'> {
  const text = comment.replace(/\s+/g, ' ').trim()
  const required = /^(.*?)\s*\bRequired\.$/.exec(text)
  if (required) return { description: required[1] ?? '', isRequired: true }
  const found = /^(.*?)\s*\bDefault: (.*?)\.(?: (?=[A-Z])(.*))?$/.exec(text)
  if (!found) return { description: text, isRequired: false }
  const [, before = '', defaultText = '', after] = found
  return {
    description: after === undefined ? before : `${before} ${after}`,
    defaultText,
    isRequired: false,
  }
}

function objectsIn(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((member) => objectsIn(member, checker))
  const element = elementType(type, checker) ?? valueType(type, checker)
  if (element) return objectsIn(element, checker)
  return (type.flags & compiler.TypeFlags.Object) !== 0 ? [type] : []
}

function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  const { flags } = type
  if ((flags & compiler.TypeFlags.Boolean) !== 0) return 'boolean'
  if (type.isUnion()) {
    const texts = type.types
      .filter((member) => (member.flags & compiler.TypeFlags.Undefined) === 0)
      .map((member) => typeText(member, checker))
    // A union keeps the order in which the compiler met its parts; true and false are one type.
    const joined = [...new Set(texts)]
    const isBoolean = joined.includes('true') && joined.includes('false')
    const kept = isBoolean
      ? [...joined.filter((text) => text !== 'true' && text !== 'false'), 'boolean']
      : joined
    const sorted = kept.toSorted((a, b) => rank(a) - rank(b))
    // A value for all languages, or one for each.
    return sorted.join(' | ').replace('{ [name]: ', '{ [locale]: ')
  }
  const element = elementType(type, checker)
  if (element) {
    const text = typeText(element, checker)
    return text.includes(' | ') ? `(${text})[]` : `${text}[]`
  }
  const value = valueType(type, checker)
  if (value) return `{ [name]: ${typeText(value, checker)} }`
  if (type.isStringLiteral()) return `'${type.value}'`
  if (isPerMode(type, checker)) return '{ light, dark }'
  if ((flags & compiler.TypeFlags.Object) !== 0) return '{ … }'
  return checker.typeToString(type)
}

/** A colour or a picture for each mode: said once in the type, and not with two options of each. */
function isPerMode(type: ts.Type, checker: ts.TypeChecker): boolean {
  const names = checker.getPropertiesOfType(type).map(({ name }) => name)
  return names.join() === 'light,dark'
}

/** Plain types come first, then lists and objects, as a reader meets them. */
function rank(text: string): number {
  if (/^\{|\)$|\[\]$/.test(text)) return 2
  return text.startsWith("'") ? 0 : 1
}

function elementType(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  return checker.isArrayType(type)
    ? checker.getIndexTypeOfType(type, compiler.IndexKind.Number)
    : undefined
}

/** The type of the values of a record, which has no properties of its own. */
function valueType(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  if (checker.getPropertiesOfType(type).length > 0) return undefined
  return checker.getIndexTypeOfType(type, compiler.IndexKind.String)
}
