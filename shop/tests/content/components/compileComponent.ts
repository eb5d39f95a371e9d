import { parseSync } from 'rolldown/utils'
import type { Problem } from '../examples/claim.ts'
import type { ContentFence } from '../examples/contentFences.ts'
import { checkAngularTemplate } from './checkAngularTemplate.ts'
import { compileAngular } from './compileAngular.ts'
import { compileSvelte, compileSvelteModule } from './compileSvelte.ts'
import { compileVue, compileVueTemplate } from './compileVue.ts'
import { lineOf } from './lineOf.ts'
import { withoutRemovedLines } from './withoutRemovedLines.ts'

type Compile = (code: string) => Problem[]

const compilers: Readonly<Record<string, Compile>> = {
  vue: compileVue,
  'vue-html': (code) => compileVueTemplate(code),
  svelte: compileSvelte,
  'angular-ts': compileAngular,
  'angular-html': (code) => checkAngularTemplate(code),
  jsx: (code) => compileReact(code, 'jsx'),
  tsx: (code) => compileReact(code, 'tsx'),
}

const svelteModule = /\.svelte\.[jt]s$/

/** Whether a fence is code of a framework, which one of the compilers can read. */
export function isComponent({ lang, title = '' }: Pick<ContentFence, 'lang' | 'title'>): boolean {
  return lang in compilers || svelteModule.test(title)
}

export function compileComponent(fence: Pick<ContentFence, 'lang' | 'title' | 'code'>): Problem[] {
  const code = withoutRemovedLines(fence.code)
  const { title = '' } = fence
  if (svelteModule.test(title)) return compileSvelteModule(code, title)
  return compilers[fence.lang]?.(code) ?? []
}

function compileReact(code: string, lang: 'jsx' | 'tsx'): Problem[] {
  const { errors } = parseSync(`example.${lang}`, code, { lang })
  return errors.map(({ message, labels }) => ({
    line: lineOf(code, labels[0]?.start ?? 0),
    message,
  }))
}
