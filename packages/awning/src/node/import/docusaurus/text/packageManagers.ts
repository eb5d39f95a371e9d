/** Commands of npm as other package managers have them. The names are those that readers of Docusaurus sites know. */
const managers = [
  { name: 'npm', convert: (line: string) => line },
  { name: 'Yarn', convert: (line: string) => converted(line, 'yarn') },
  { name: 'pnpm', convert: (line: string) => converted(line, 'pnpm') },
  { name: 'Bun', convert: (line: string) => converted(line, 'bun') },
] as const

type Other = 'yarn' | 'pnpm' | 'bun'

/** A block of commands for each package manager; undefined if a command of npm has no known equivalent. */
export function packageManagerBlocks(code: string): { name: string; code: string }[] | undefined {
  const lines = code.split('\n')
  const blocks = managers.map(({ name, convert }) => ({ name, lines: lines.map(convert) }))
  const isKnown = blocks.every((block) => block.lines.every((line) => line !== undefined))
  return isKnown
    ? blocks.map((block) => ({ name: block.name, code: block.lines.join('\n') }))
    : undefined
}

/** Undefined for a command of npm that is not known here. A line that is none stays as it is. */
function converted(line: string, to: Other): string | undefined {
  const [, before = '', program = '', rest = ''] =
    /^(\s*(?:\$\s+)?)(npm|npx)\b\s*(.*)$/.exec(line) ?? []
  if (program === '') return line
  if (program === 'npx')
    return `${before}${{ yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' }[to]} ${rest}`
  const [command = '', ...words] = rest.split(' ')
  const others = words.join(' ')
  const result = npmCommand(command, others, to)
  return result === undefined ? undefined : before + result.trimEnd()
}

function npmCommand(command: string, words: string, to: Other): string | undefined {
  switch (command) {
    case 'install':
    case 'i':
    case 'add': {
      const packages = withoutFlags(words)
      if (/(?:^|\s)(?:-g|--global)\b/.test(words))
        return {
          yarn: `yarn global add ${packages}`,
          pnpm: `pnpm add -g ${packages}`,
          bun: `bun add -g ${packages}`,
        }[to]
      if (packages.trim() === '') return `${to} install`
      const flag = /(?:^|\s)(?:-D|--save-dev)\b/.test(words)
        ? { yarn: '--dev ', pnpm: '-D ', bun: '--dev ' }[to]
        : ''
      return `${to} add ${flag}${packages}`
    }
    case 'ci':
      return `${to} install --frozen-lockfile`
    case 'uninstall':
    case 'remove':
      return `${to} remove ${withoutFlags(words)}`
    case 'run':
      return `${to}${to === 'bun' ? ' run' : ''} ${words.replace(/(^|\s)--\s/, '$1')}`
    case 'start':
    case 'test':
      return `${to}${to === 'bun' ? ' run' : ''} ${command} ${words.replace(/(^|\s)--\s/, '$1')}`
    case 'init':
    case 'create':
      return `${to} create ${words.replace(/@latest\b/, to === 'yarn' ? '' : '@latest').replace(/(^|\s)--\s/, '$1')}`
    case 'update':
    case 'upgrade':
      return {
        yarn: `yarn upgrade ${words}`,
        pnpm: `pnpm update ${words}`,
        bun: `bun update ${words}`,
      }[to]
    default:
      return undefined
  }
}

function withoutFlags(words: string): string {
  return words.replaceAll(/(?:^|\s)(?:-D|-S|-g|--save-dev|--save|--global)(?=\s|$)/g, '').trim()
}
