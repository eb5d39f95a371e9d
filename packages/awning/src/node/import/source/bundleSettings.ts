import { builtinModules } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown, type Plugin } from 'rolldown'
import { importedNames } from './importedNames.ts'
import { resultMark, settingsRuntime } from './settingsRuntime.ts'
import type { SourceFolder } from './sourceFolder.ts'

const entry = '\0awning:entry'
const runtime = 'awning:runtime'
const standIn = '\0awning:stand-in:'
const builtins = new Set(builtinModules)

/** What a module of the settings can import; styles, pictures and components are replaced by stand-ins. */
const loadable = new Set([
  '',
  '.js',
  '.mjs',
  '.cjs',
  '.ts',
  '.mts',
  '.cts',
  '.jsx',
  '.tsx',
  '.json',
])

/** The program that evaluates a module and prints its default export, and the local files that it names in vain. */
export async function bundleSettings(
  source: SourceFolder,
  path: string,
): Promise<{ code: string; missing: string[] }> {
  const missing: string[] = []
  const build = await rolldown({
    input: entry,
    cwd: source.root,
    platform: 'node',
    logLevel: 'silent',
    // TypeScript's own settings may extend those of a package that is not installed.
    tsconfig: false,
    plugins: [standIns(source, path, missing)],
  })
  try {
    const { output } = await build.generate({ format: 'esm', codeSplitting: false })
    return { code: output[0].code, missing }
  } finally {
    await build.close()
  }
}

function standIns(source: SourceFolder, path: string, missing: string[]): Plugin {
  /** The names that each module imports, by module and by what it imports them from. */
  const names = new Map<string, Map<string, Set<string>>>()
  return {
    name: 'awning:stand-ins',
    async resolveId(id, importer, { kind }) {
      if (id === entry || id === runtime) return id
      if (id === 'awning:settings') return join(source.root, path)
      const form = kind === 'require-call' ? 'cjs' : 'esm'
      const wanted = [...(names.get(importer ?? '')?.get(id) ?? [])].join(',')
      const replaced = `${standIn}${form}:${wanted}:${id}`
      if (id.startsWith('node:') || builtins.has(id)) return { id, external: true }
      if (!/^\.{0,2}\//.test(id) && !id.startsWith('@site/')) return replaced
      const local = id.startsWith('@site/') ? join(source.root, id.slice('@site/'.length)) : id
      const resolved = await this.resolve(local, importer, { skipSelf: true })
      if (resolved && loadable.has(extname(resolved.id)) && !resolved.id.includes('node_modules'))
        return resolved
      if (!resolved) missing.push(id)
      return replaced
    },
    load(id) {
      if (id === entry)
        return `import { print } from '${runtime}'\nimport * as settings from 'awning:settings'\nawait print(settings, ${JSON.stringify(resultMark)})\n`
      if (id === runtime) return settingsRuntime
      if (!id.startsWith(standIn)) return null
      const [form = '', wanted = '', ...rest] = id.slice(standIn.length).split(':')
      const from = JSON.stringify(rest.join(':'))
      // A stand-in is code, whatever the ending of the file that it stands for.
      return { code: standInCode(form, wanted, from), moduleType: 'js' }
    },
    transform(code, id) {
      if (id.startsWith('\0') || id.endsWith('.json')) return null
      names.set(id, importedNames(code, id))
      // A bundle has one place; its modules had their own.
      return (
        code
          // No strings: the bundler of the command line would replace them here too.
          .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
          .replaceAll(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(id)))
          .replaceAll(/(?<![\w.$])__dirname\b/g, JSON.stringify(dirname(id)))
          .replaceAll(/(?<![\w.$])__filename\b/g, JSON.stringify(id))
          .replaceAll(/(?<![\w.$])require\.resolve\b/g, 'globalThis.awningResolve')
      )
    },
  }
}

function standInCode(form: string, wanted: string, from: string): string {
  if (form === 'cjs') return `module.exports = globalThis.awningStandIn(${from}, '*')`
  return [...new Set(['default', ...wanted.split(',').filter(Boolean)])]
    .map((name) => {
      const value = `globalThis.awningStandIn(${from}, '${name}')`
      return name === 'default' ? `export default ${value}` : `export const ${name} = ${value}`
    })
    .join('\n')
}
