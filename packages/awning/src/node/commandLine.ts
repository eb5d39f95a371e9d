import { parseArgs, type ParseArgsConfig } from 'node:util'
import { SettingsError } from '../config/settingsError.ts'
import type { Shard } from '../content/shard.ts'
import { nearest } from '../text/nearest.ts'
import { shardFrom } from './shardOption.ts'

const serverOptions = {
  port: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

/** The options of each command, beside `--help`. */
const commandOptions = {
  build: { shard: { type: 'string' }, 'pages-first': { type: 'boolean' } },
  check: { translations: { type: 'boolean' } },
  'deploy-files': {
    folder: { type: 'string' },
    port: { type: 'string' },
    root: { type: 'string' },
    hsts: { type: 'boolean' },
    brotli: { type: 'boolean' },
    force: { type: 'boolean' },
  },
  dev: serverOptions,
  doctor: { folder: { type: 'string' }, json: { type: 'boolean' } },
  import: { to: { type: 'string' } },
  new: {
    folder: { type: 'string' },
    title: { type: 'string' },
    description: { type: 'string' },
    locale: { type: 'string' },
    collection: { type: 'string' },
    date: { type: 'string' },
    draft: { type: 'boolean' },
  },
  preview: { ...serverOptions, build: { type: 'boolean' } },
  translated: {},
  version: { folder: { type: 'string' } },
} as const satisfies Record<string, ParseArgsConfig['options']>

/** What the value of an option looks like. */
const sampleValues: Readonly<Record<string, string>> = {
  collection: 'blog',
  date: '2030-05-01',
  description: '"What it is about"',
  folder: 'my-site',
  host: '0.0.0.0',
  locale: 'en',
  port: '8080',
  root: '/srv/site',
  shard: '2/8',
  title: '"Hello"',
  to: 'my-site',
}

/** How many names or files a command takes. */
const mostNames: Partial<Record<CommandName, number>> = {
  'deploy-files': 1,
  doctor: 1,
  import: 2,
  new: 2,
  version: 1,
  translated: Infinity,
}

/** Commands whose words are names, so that the folder is an option. */
const namedCommands: ReadonlySet<string> = new Set([
  'deploy-files',
  'doctor',
  'import',
  'new',
  'version',
])

export type CommandName = keyof typeof commandOptions

/** What a person typed: `awning <command> [folder] [options]`. */
export interface CommandLine {
  readonly command: CommandName
  /** The folder that contains `site.config.ts`. */
  readonly folder: string
  /** What follows the folder; only `translated` takes files. */
  readonly files: readonly string[]
  /** What `new`, `version`, `import`, `deploy-files` and `doctor` are about: `doc guide/install`, `1.0`, `docusaurus ../website`, `nginx`, an address. */
  readonly names: readonly string[]
  /** What `new` writes. */
  readonly fields: NewFields
  readonly translations: boolean
  /** Options of `deploy-files`. */
  readonly deploy: DeployFields
  /** Whether `doctor` prints its findings as data. */
  readonly json: boolean
  /** The share of the pages that `build` renders into the remote cache. */
  readonly shard?: Shard
  /** The new folder that `import` writes. */
  readonly to?: string
  readonly port: number
  readonly host: string
  /** Whether `build` makes social images after the pages are written. */
  readonly pagesFirst: boolean
  /** Whether `preview` builds the site first. */
  readonly build: boolean
  /** Whether to show the site in the browser of this computer. */
  readonly open: boolean
}

/** Options of `awning new`. */
export interface NewFields {
  readonly title?: string
  readonly description?: string
  readonly locale?: string
  readonly collection?: string
  readonly date?: string
  readonly draft?: boolean
}

/** Options of `awning deploy-files`. */
export interface DeployFields {
  readonly port?: number
  readonly root?: string
  readonly hsts: boolean
  readonly brotli: boolean
  readonly force: boolean
}

export const usage = `awning build [folder]        writes the site into dist/
  --pages-first              writes the pages, and makes social images afterwards
  --shard 2/8                renders the second of eight shares of the pages into the remote
                             cache (cache.remote in site.config.ts), and writes no dist/
awning check [folder]        checks content and settings without building
  --translations             lists translations and what is missing
awning deploy-files nginx|caddy|docker|github-pages|netlify|cloudflare|vercel
                             writes the files with which that host serves the site
  --port 8080                nginx, caddy, docker: behind a proxy that ends TLS
  --root /srv/site           nginx, caddy: the folder that the server serves
  --hsts                     browsers then open the site with https alone, for a year
  --brotli                   nginx: sends .br files, with its module for them
  --force                    replaces files with other content
awning dev [folder]          shows the site while you write
awning doctor https://docs.example.com
                             says what is wrong with how a host serves the site; compares
                             it with dist/, if there is one. --json prints data
awning new doc|post|page|lab [name]
                             creates a file with front matter; asks for what is missing
  --title, --description     what the front matter says
  --locale en                creates the translation of a text
  --collection blog, --date 2026-01-31, --draft
                             where and when a post is published
awning import docusaurus|vitepress|starlight|markdown <folder>
                             makes a new site of the texts and settings in the folder, which is not
                             changed. Settings of other tools are code: they are run, without their
                             packages and without the right to write files
  --to new-folder            where the new site is written; by default <folder>-awning.
                             import-report.md in it lists what to look at, with file and line
awning preview [folder]      serves what was built
  --build                    builds before, pages first: the site is up when they are written
  --port 3000                the port of dev and preview; PORT sets it too
  --host 127.0.0.1           the address they listen on; 0.0.0.0 is every network
  --open                     opens the site in the browser
awning translated [folder] [files]
                             records that translations are up to date
awning version 1.0           saves the docs as a version, in all languages

The folder contains site.config.ts and is the current one by default; deploy-files,
doctor, new and version take it as --folder.`

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
      throw new SettingsError(
        `${token.rawName} needs a value, as in ${token.rawName} ${sampleValues[token.name]}.`,
      )
    if (option.type === 'boolean' && token.value !== undefined)
      throw new SettingsError(`${token.rawName} takes no value. Write ${token.rawName} alone.`)
  }
  if (values['help']) return undefined
  const text = (option: string, otherwise: string) => {
    const value = values[option]
    return typeof value === 'string' ? value : otherwise
  }
  const takesNames = namedCommands.has(name)
  // The folder can be left out before names, and before files, which end like texts.
  const hasNoFolder = takesNames || (name === 'translated' && /\.mdx?$/i.test(positionals[0] ?? ''))
  const given = hasNoFolder ? [text('folder', '.'), ...positionals] : positionals
  const [folder = '.', ...rest] = given
  const most = mostNames[name] ?? 0
  const surplus = rest[most]
  if (surplus !== undefined)
    throw new SettingsError(
      takesNames
        ? `awning ${name} takes no further name than "${rest[most - 1]}", and "${surplus}" follows. Put a name with spaces into quotes.`
        : `awning ${name} takes one folder, and "${surplus}" is a second one.`,
    )
  return {
    command: name,
    folder,
    files: takesNames ? [] : rest,
    names: takesNames ? rest : [],
    fields: fieldsFrom(values),
    translations: values['translations'] === true,
    deploy: deployFrom(values),
    json: values['json'] === true,
    ...(typeof values['shard'] === 'string' ? { shard: shardFrom(values['shard']) } : {}),
    ...(typeof values['to'] === 'string' ? { to: values['to'] } : {}),
    port: portFrom(text('port', environment['PORT'] || '3000')),
    host: text('host', '127.0.0.1'),
    pagesFirst: values['pages-first'] === true,
    build: values['build'] === true,
    open: values['open'] === true,
  }
}

function fieldsFrom(values: Readonly<Record<string, unknown>>): NewFields {
  const { title, description, locale, collection, date, draft } = values
  const texts = Object.entries({ title, description, locale, collection, date })
  return {
    ...Object.fromEntries(texts.filter(([, value]) => typeof value === 'string')),
    ...(draft === true ? { draft } : {}),
  }
}

function deployFrom({ port, root, ...flags }: Readonly<Record<string, unknown>>): DeployFields {
  const isOn = (flag: string) => flags[flag] === true
  return {
    ...(typeof port === 'string' ? { port: portFrom(port) } : {}),
    ...(typeof root === 'string' ? { root } : {}),
    hsts: isOn('hsts'),
    brotli: isOn('brotli'),
    force: isOn('force'),
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
