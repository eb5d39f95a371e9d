import { parseArgs, type ParseArgsConfig } from 'node:util'
import { SettingsError } from '../config/settingsError.ts'
import { nearest } from '../text/nearest.ts'

const serverOptions = {
  port: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

/** The options of each command, beside `--help`. */
const commandOptions = {
  build: {},
  check: { translations: { type: 'boolean' } },
  dev: serverOptions,
  preview: serverOptions,
  translated: {},
} as const satisfies Record<string, ParseArgsConfig['options']>

export type CommandName = keyof typeof commandOptions

/** What a person typed: `awning <command> [folder] [options]`. */
export interface CommandLine {
  readonly command: CommandName
  /** The folder that contains `site.config.ts`. */
  readonly folder: string
  /** What follows the folder; only `translated` takes files. */
  readonly files: readonly string[]
  readonly translations: boolean
  readonly port: number
  readonly host: string
  /** Whether to show the site in the browser of this computer. */
  readonly open: boolean
}

export const usage = `awning build [folder]        writes the site into dist/
awning check [folder]        checks content and settings without building
  --translations             lists translations and what is missing
awning dev [folder]          shows the site while you write
awning preview [folder]      serves what was built
  --port 3000                the port of dev and preview; PORT sets it too
  --host 127.0.0.1           the address they listen on; 0.0.0.0 is every network
  --open                     opens the site in the browser
awning translated [folder] [files]
                             records that translations are up to date

The folder contains site.config.ts and is the current one by default.`

/** Undefined is a request for help. A mistake is a `SettingsError` that names what was probably meant. */
export function parseCommandLine(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandLine | undefined {
  const [name = '', ...args] = words
  if (['help', '--help', '-h', ''].includes(name)) return undefined
  if (!isCommand(name)) throw unknown('command', name, Object.keys(commandOptions))
  const options: ParseArgsConfig['options'] = {
    ...commandOptions[name],
    help: { type: 'boolean', short: 'h' },
  }
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = options[token.name]
    if (!option) throw unknownOption(name, token.rawName, Object.keys(options))
    // Node takes the next word as the value even if it is another option.
    if (option.type === 'string' && (!token.value || token.value.startsWith('--')))
      throw new SettingsError(`${token.rawName} needs a value, as in ${token.rawName} 8080.`)
    if (option.type === 'boolean' && token.value !== undefined)
      throw new SettingsError(`${token.rawName} takes no value. Write ${token.rawName} alone.`)
  }
  if (values['help']) return undefined
  const [folder = '.', ...files] = positionals
  if (name !== 'translated' && files.length > 0)
    throw new SettingsError(`awning ${name} takes one folder, and "${files[0]}" is a second one.`)
  const text = (option: string, otherwise: string) => {
    const value = values[option]
    return typeof value === 'string' ? value : otherwise
  }
  return {
    command: name,
    folder,
    files,
    translations: values['translations'] === true,
    port: portFrom(text('port', environment['PORT'] || '3000')),
    host: text('host', '127.0.0.1'),
    open: values['open'] === true,
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commandOptions, name)
}

function portFrom(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new SettingsError(`"${text}" is no port. Write a number from 0 to 65535.`)
}

function unknownOption(
  command: CommandName,
  written: string,
  known: readonly string[],
): SettingsError {
  const flags = known.map((name) => `--${name}`)
  return unknown(`option of awning ${command}`, written, flags)
}

function unknown(what: string, written: string, known: readonly string[]): SettingsError {
  const meant = nearest(written, known)
  const hint = meant === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${meant}?`
  return new SettingsError(`There is no ${what} "${written}". ${hint}`)
}
