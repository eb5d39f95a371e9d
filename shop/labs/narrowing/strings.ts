import type { PerLanguage } from '../language.ts'

export interface NarrowingStrings {
  readonly program: string
  readonly run: string
  readonly compiler: string
  readonly variable: string
  readonly code: string
  readonly back: string
  readonly next: string
  readonly line: string
  readonly lineShown: (line: number, step: number, steps: number) => string
  readonly typeAtLine: (line: number) => string
  readonly outOfScope: string
  readonly error: (code: string) => string
  readonly result: (call: string, result: string) => string
  readonly throws: (call: string, error: string) => string
  readonly ruledOut: string
}

export const strings: PerLanguage<NarrowingStrings> = {
  zh: {
    program: '程序',
    run: '用什么调用',
    compiler: '不调用，只看编译器',
    variable: '盯着哪个变量',
    code: '代码，上下键逐行走',
    back: '← 上一步',
    next: '下一步 →',
    line: '走到',
    lineShown: (line, step, steps) => `第${line}行（${step}/${steps}）`,
    typeAtLine: (line) => `第${line}行，编译器看到的类型`,
    outOfScope: '这里看不见它',
    error: (code) => `这一行编译不过：${code}`,
    result: (call, result) => `${call}得到${result}`,
    throws: (call, error) => `${call}抛出${error}`,
    ruledOut: '已排除',
  },
  en: {
    program: 'Program',
    run: 'Call it with',
    compiler: 'No call, the compiler’s view',
    variable: 'Variable to watch',
    code: 'Code: the up and down keys walk through it',
    back: '← Back',
    next: 'Next →',
    line: 'Now at',
    lineShown: (line, step, steps) => `line ${line} (${step}/${steps})`,
    typeAtLine: (line) => `Line ${line}: the type the compiler sees`,
    outOfScope: 'out of sight here',
    error: (code) => `This line does not compile: ${code}`,
    result: (call, result) => `${call} gives ${result}`,
    throws: (call, error) => `${call} throws ${error}`,
    ruledOut: 'ruled out',
  },
}
