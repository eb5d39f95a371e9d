import { parseCommandLine as parseCreate } from '../../../packages/create-awning/src/commandLine.ts'
import { packageJson } from '../../../packages/create-awning/src/packageJson.ts'
import { parseCommandLine as parseAwning } from '../../../packages/awning/src/node/commandLine.ts'
import type { Fence } from './readFences.ts'

/** Programs of the reader's system, which are no part of this repository. */
const systemPrograms = ['cd', 'mkdir', 'git', 'docker', 'curl', 'rsync', 'caddy', 'nginx']

const site = { packageName: 'site', engine: '0.1.0', manager: 'npm', bundler: '1.0.0' } as const
const { scripts } = JSON.parse(packageJson(site)) as { scripts: Record<string, string> }

/** The commands of a block, without comments, variables and prompts, each as its words. */
export function readCommands(text: string): string[][] {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => line.split(' && '))
    .map((line) => wordsOf(line.replace(/(?:^|\s)#.*$/, '').replace(/^\s*\$ /, '')))
    .map((words) => words.slice(words.findIndex((word) => !/^[A-Z_]+=/.test(word))))
    .filter((words) => words.length > 0)
}

function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, a, b, c]) => a ?? b ?? c ?? '')
}

/** Fails for a command, a script or an option that does not exist. */
export function checkCommands({ text, place }: Fence): void {
  for (const words of readCommands(text)) {
    try {
      checkCommand(words)
    } catch (error) {
      throw new Error(`${place}: ${words.join(' ')}: ${String(error)}`, { cause: error })
    }
  }
}

function checkCommand([program = '', ...args]: readonly string[]): void {
  if (systemPrograms.includes(program)) return
  switch (program) {
    case 'awning':
      parseAwning(args, {})
      return
    case 'npx':
      if (args[0] !== 'awning') throw new Error('npx is for awning alone')
      parseAwning(args.slice(1), {})
      return
    case 'npm':
    case 'pnpm':
    case 'yarn':
    case 'bun':
      checkPackageManager(args)
      return
    default:
      throw new Error('unknown program; add a reason: <!-- not tested: … -->')
  }
}

function checkPackageManager(args: readonly string[]): void {
  const [command = '', ...rest] = args
  const own = rest.filter((word) => word !== '--')
  switch (command) {
    case 'create':
      if (!/^awning(?:@latest)?$/.test(own[0] ?? '')) throw new Error('creates something else')
      parseCreate(own.slice(1))
      return
    case 'run': {
      const [, name] = (scripts[own[0] ?? ''] ?? '').split(' ')
      if (name === undefined) throw new Error('a new site has no such script')
      parseAwning([name, ...own.slice(1)], {})
      return
    }
    case 'awning':
    case 'exec':
      parseAwning(
        own.filter((word) => word !== 'awning'),
        {},
      )
      return
    case 'install':
    case 'add':
    case 'update':
    case 'ci':
    case 'init':
    case 'pack':
      return
    default:
      // `pnpm dev` and `yarn dev` run a script.
      if (scripts[command] === undefined) throw new Error('a new site has no such script')
  }
}
