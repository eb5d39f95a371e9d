import type { ContentFence } from './contentFences.ts'

/** Where a fence runs: `page` is what a script of the browser finds there and is not run by itself. */
export type FenceKind =
  | { readonly runs: 'node' | 'browser'; readonly lang: 'js' | 'ts' }
  | { readonly runs: 'page' | 'nowhere' }
  | { readonly runs: 'wrong'; readonly why: string }

export function fenceKind({ lang, flags }: Pick<ContentFence, 'lang' | 'flags'>): FenceKind {
  const isForBrowser = flags.includes('browser')
  if (!flags.includes('run')) {
    if (!isForBrowser) return { runs: 'nowhere' }
    return { runs: 'wrong', why: 'the fence says `browser` without `run`' }
  }
  if (lang === 'js' || lang === 'ts') return { runs: isForBrowser ? 'browser' : 'node', lang }
  if (lang === 'html' || lang === 'css') return { runs: 'page' }
  const what = lang ? `\`${lang}\`` : 'a fence without a language'
  return {
    runs: 'wrong',
    why: `${what} cannot run: only js and ts do, and html and css beside them`,
  }
}
