/** The text of the site's `package.json`. */
export function packageJson(name: string, engine: string): string {
  const content = {
    name,
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
  }
  return `${JSON.stringify(content, undefined, 2)}\n`
}
