/** The programs that can have started `create-awning`. */
const known = ['npm', 'pnpm', 'yarn', 'bun'] as const
export type PackageManager = (typeof known)[number]

/** The one that runs this process says so in the environment: `pnpm/9.1.0 npm/? node/v20`. */
export function packageManagerFrom(userAgent = ''): PackageManager {
  return known.find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm'
}

/** What to type for a script of `package.json`. */
export function runScript(manager: PackageManager, script: string): string {
  return manager === 'npm' || manager === 'bun'
    ? `${manager} run ${script}`
    : `${manager} ${script}`
}
