/** Written in parts, because the bundler of the command line would replace it in this file too. */
const meta = ['import', 'meta'].join('.')

/**
 * A module finds the files next to it by its own address, which in a bundle would be that of the bundle. `pathOf` gives the path of
 * the source from the bundle on; a module that is no file has none, and needs none.
 */
export function withSourceAddresses(code: string, pathOf: () => string): string | null {
  if (!code.includes(`${meta}.`)) return null
  const url = `new URL(${JSON.stringify(pathOf())}, ${meta}.url).href`
  const filename = `process.getBuiltinModule('node:url').fileURLToPath(${url})`
  const forms: Readonly<Record<string, string>> = {
    url,
    filename,
    dirname: `process.getBuiltinModule('node:path').dirname(${filename})`,
  }
  return code.replaceAll(
    new RegExp(`\\b${meta.replace('.', '\\.')}\\.(${Object.keys(forms).join('|')})\\b`, 'g'),
    (whole, name: string) => forms[name] ?? whole,
  )
}
