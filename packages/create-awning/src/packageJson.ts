import type { PackageManager } from './packageManager.ts'

interface PackageInput {
  readonly packageName: string
  /** What `dependencies` says about the engine. */
  readonly engine: string
  readonly manager: PackageManager
  /** The version of the bundler that the engine and Vite share. */
  readonly bundler: string
}

/** The text of the site's `package.json`. */
export function packageJson({ packageName, engine, manager, bundler }: PackageInput): string {
  const content = {
    name: packageName,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'awning dev',
      build: 'awning build',
      preview: 'awning preview',
      check: 'awning check',
    },
    dependencies: { awning: engine },
    // yarn would install the newest version for Vite, and another one for the engine.
    ...(manager === 'yarn' ? { resolutions: { rolldown: bundler } } : {}),
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}
