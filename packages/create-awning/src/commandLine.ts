import { parseArgs } from 'node:util'
import { languagesFrom, templateFrom, UsageError, type Answers } from './answers.ts'

export const usage = `npm create awning@latest [folder] -- [options]

  --template docs|blog|docs+blog   what the site begins with
  --languages en,zh                English (en), Chinese (zh) or both; the first one is at /
  --engine 0.1.0                   the version of awning, or the path of its package
  --no-install                     does not install the packages
  --help                           shows this text

What is missing is asked for.`

/** What a person typed. Everything that is undefined remains to be asked for. */
export interface CommandLine extends Partial<Answers> {
  /** What `dependencies` says about the engine; the version of this package if it is undefined. */
  readonly engine?: string
  readonly install: boolean
}

/** Undefined is a request for help. A mistake is a `UsageError`. */
export function parseCommandLine(args: readonly string[]): CommandLine | undefined {
  const { values, positionals } = parse(args)
  if (values.help) return undefined
  const [folder, second] = positionals
  if (second !== undefined)
    throw new UsageError(`One folder is enough, and "${second}" is a second one.`)
  return {
    ...(folder === undefined ? {} : { folder }),
    ...(values.template === undefined ? {} : { template: templateFrom(values.template) }),
    ...(values.languages === undefined ? {} : { languages: languagesFrom(values.languages) }),
    ...(values.engine === undefined ? {} : { engine: values.engine }),
    install: !values['no-install'],
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string' },
        languages: { type: 'string' },
        engine: { type: 'string' },
        'no-install': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    // Node's message names the option and says what is wrong with it.
    const message = error instanceof Error ? error.message : String(error)
    throw new UsageError(`${message}\n\n${usage}`)
  }
}
