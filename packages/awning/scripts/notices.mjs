// The licences of packages of which parts are in prebuilt/, as those licences demand.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Some packages name this licence and bring no text of it. */
const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** The text of a file with the licence of every package that these modules are part of. */
export function noticesFor(modules) {
  const folders = [...new Set(modules.map(packageFolder).filter((folder) => folder !== undefined))]
  const packages = new Map(folders.map((folder) => [nameOf(folder), notice(folder)]))
  const names = [...packages.keys()].sort()
  return [
    '# Third-party notices',
    '',
    'Parts of these packages are in this folder.',
    '',
    ...names.flatMap((name) => [`## ${name}`, '', packages.get(name), '']),
  ].join('\n')
}

/** The folder of the package that a module is in; undefined for our own sources and for what the bundler adds. */
function packageFolder(module) {
  const [, folder] =
    /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module.replace(/^\0/, '')) ??
    []
  return folder
}

function nameOf(folder) {
  const { name, version } = manifestOf(folder)
  return `${name} ${version}`
}

function notice(folder) {
  const { license, author, homepage, repository } = manifestOf(folder)
  if (!license) throw new Error(`${folder} says nothing about its licence`)
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => name)
    .sort()
  const source = homepage ?? repository?.url ?? repository
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8').trim())
  if (texts.length === 0 && license !== 'MIT')
    throw new Error(`${folder} names the licence ${license} and brings no text of it`)
  const holder = typeof author === 'object' ? author.name : author
  return [
    `Licence: ${license}. Source: ${source}`,
    ...(texts.length > 0 ? texts : [`Copyright (c) ${holder ?? `the authors of ${source}`}`, mit]),
  ].join('\n\n')
}

function manifestOf(folder) {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) throw new Error(`${folder} is no package`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
