/** Languages of live examples that are React components. */
export type JsxLanguage = 'jsx' | 'tsx'

export function isJsx(language: string | undefined): language is JsxLanguage {
  return language === 'jsx' || language === 'tsx'
}

/** A component that was compiled for a browser. */
export interface LiveComponent {
  /** The body of a function; see `compileJsx.ts`. */
  readonly script: string
  /** Its first state as HTML, which is shown until React runs, and where no script does. */
  readonly markup: string
}

/** What is wrong with a component, with the line of its code. */
export interface ComponentMistake {
  readonly line: number
  readonly message: string
  readonly hint: string
}

/** Compiles and renders the component of a live example. */
export type RenderJsx = (
  code: string,
  language: JsxLanguage,
) => LiveComponent | { readonly mistakes: readonly ComponentMistake[] }

/** Whether a text may contain a live example in JSX, which needs a compiler. */
export function mayHaveLiveJsx(source: string): boolean {
  return source.split('\n').some((line) => {
    // What follows the first of these words, which a line of JSON may have thousands of, is read once.
    const at = line.search(/\b[jt]sx\b/i)
    return at >= 0 && /\blive\b/i.test(line.slice(at))
  })
}

/** The addresses of the scripts that live examples in JSX need. */
export interface LiveScripts {
  /** React, for the frames. */
  readonly react: string
  /** The compiler, which the editor runs in a worker. */
  readonly compiler: string
}
