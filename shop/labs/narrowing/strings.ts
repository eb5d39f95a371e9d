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
    run: '调用',
    compiler: '不调用，只看类型',
    variable: '观察的变量',
    code: '代码（用上下键逐行移动）',
    back: '← 上一步',
    next: '下一步 →',
    line: '当前',
    lineShown: (line, step, steps) => `第${line}行（${step}/${steps}）`,
    typeAtLine: (line) => `第${line}行，编译器看到的类型`,
    outOfScope: '不在作用域内',
    error: (code) => `这一行有编译错误：${code}`,
    result: (call, result) => `${call}返回${result}`,
    throws: (call, error) => `${call}抛出${error}`,
    ruledOut: '已排除',
  },
  en: {
    program: 'Program',
    run: 'Call it with',
    compiler: 'No call, types only',
    variable: 'Variable to watch',
    code: 'Code (use the up and down keys to move)',
    back: '← Back',
    next: 'Next →',
    line: 'Current',
    lineShown: (line, step, steps) => `line ${line} (${step}/${steps})`,
    typeAtLine: (line) => `Line ${line}: the type the compiler sees`,
    outOfScope: 'not in scope',
    error: (code) => `This line does not compile: ${code}`,
    result: (call, result) => `${call} returns ${result}`,
    throws: (call, error) => `${call} throws ${error}`,
    ruledOut: 'ruled out',
  },
}
