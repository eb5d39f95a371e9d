import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { formatDiagnostics } from '../../content/diagnostic.ts'
import { BuildFailure } from '../buildFailure.ts'
import type { Engine } from '../bundle/buildEngine.ts'

interface BundledTheme {
  readonly rsc: Pick<Engine['rsc'], 'invalidThemeComponents'>
}

/** Fails if the site replaces a part of the theme by something that cannot be rendered in its place. */
export async function checkThemeComponents({ rsc }: BundledTheme): Promise<void> {
  const wrong = await rsc.invalidThemeComponents()
  if (wrong.length === 0) return
  const diagnostics = wrong.map((name) => ({
    severity: 'error' as const,
    file: siteCodeFile,
    message: `components.${name} has no server component as its default export`,
    hint: `Write export default function ${name}({ site }) { … } in its file, without 'use client'. What runs in the browser is a component of its own, which it imports.`,
  }))
  throw new BuildFailure(formatDiagnostics(diagnostics))
}
