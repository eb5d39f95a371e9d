import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answers } from './answers.ts'
import { packageJson } from './packageJson.ts'
import type { PackageManager } from './packageManager.ts'
import { siteConfig } from './siteConfig.ts'
import { tagsFile } from './tagsFile.ts'

/** A file of the new site, by its path from the site's folder. */
export interface SiteFile {
  readonly path: string
  readonly content: string | Buffer
  /** Whether it says what a file of the first language says. */
  readonly isTranslation?: boolean
}

export interface SiteInput extends Answers {
  readonly title: string
  readonly packageName: string
  /** What `dependencies` says about the engine. */
  readonly engine: string
  readonly manager: PackageManager
  /** The version of the bundler that the engine and Vite share. */
  readonly bundler: string
  /** `2026-01-31`: the day of the first post. */
  readonly today: string
}

/** All files of the new site. `templates` is the folder with the texts that they are made of. */
export function siteFiles(input: SiteInput, templates: string): SiteFile[] {
  const { template, languages, title, manager, today } = input
  const parts = template.split('+')
  const texts = languages.flatMap((language, index) =>
    [
      ...parts.flatMap((part) =>
        filesIn(join(templates, part, language), `content/${language}/${part}/`),
      ),
      // A blog without docs has a page of its own beside its posts.
      ...(template === 'blog'
        ? filesIn(join(templates, 'pages', language), index === 0 ? 'pages/' : `pages/${language}/`)
        : []),
    ].map((file) => ({ ...file, isTranslation: index > 0 && file.path.endsWith('.md') })),
  )
  return [
    { path: 'package.json', content: packageJson(input) },
    { path: 'site.config.ts', content: siteConfig(title, input) },
    // The engine needs packages in a folder, which newer versions of yarn make only when asked.
    ...(manager === 'yarn' ? [{ path: '.yarnrc.yml', content: 'nodeLinker: node-modules\n' }] : []),
    ...(parts.includes('blog') ? [{ path: 'content/tags.yml', content: tagsFile(languages) }] : []),
    ...filesIn(join(templates, 'site'), ''),
    ...filesIn(join(templates, 'readme', languages[0]), ''),
    ...texts,
  ].map((file) => ({
    ...file,
    // npm leaves a .gitignore out of packages.
    path: file.path.replace(/^gitignore$/, '.gitignore').replace('TODAY', today),
  }))
}

/** The files of a folder of the templates, at their paths in the site. */
function filesIn(folder: string, prefix: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .map((file) => ({
      path: prefix + file.slice(folder.length + 1).replaceAll('\\', '/'),
      content: readFileSync(file),
    }))
}
