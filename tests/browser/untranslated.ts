import { existsSync, readdirSync } from 'node:fs'

const content = new URL('../../content/', import.meta.url)

/** English addresses of the texts that exist in Chinese only. */
export function untranslated(): string[] {
  return readdirSync(new URL('zh/', content), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !existsSync(new URL(`en/${file}`, content)))
    .map((file) => `/en/${addressOf(file)}`)
}

/** `blog/2021-08-26-welcome/index.md` is at `blog/welcome`, `docs/a/index.md` at `docs/a/`. */
function addressOf(file: string): string {
  const path = file.replace(/\.mdx?$/, '').replace(/\d{4}-\d\d-\d\d-/, '')
  return file.startsWith('docs/') ? path.replace(/index$/, '') : path.replace(/\/index$/, '')
}
