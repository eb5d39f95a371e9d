import type { Diagnostic } from '../../content/diagnostic.ts'
import type { SocialPage } from './socialFiles.ts'

/** Scripts that whole languages are written in and the engine's fonts do not have, each with the name of a font that does. */
const fontsByScript = {
  Arabic: 'NotoNaskhArabic',
  Bengali: 'NotoSerifBengali',
  Devanagari: 'NotoSerifDevanagari',
  Hangul: 'NotoSerifKR',
  Hebrew: 'NotoSerifHebrew',
  Tamil: 'NotoSerifTamil',
  Thai: 'NotoSerifThai',
} as const

const scripts = Object.entries(fontsByScript).map(([script, font]) => ({
  script,
  font,
  pattern: new RegExp(`\\p{Script=${script}}`, 'u'),
}))

/**
 * Warnings and no errors: a missing character in a picture must not prevent the publication of a text. A script is reported
 * once for the whole site, because every page in such a language lacks it.
 */
export function missingCharacters(
  { file, path }: Pick<SocialPage, 'file' | 'path'>,
  missing: readonly string[],
  reportedScripts: Set<string>,
): Diagnostic[] {
  const warnings: Diagnostic[] = []
  let others = [...missing]
  for (const { script, font, pattern } of scripts) {
    const example = others.find((character) => pattern.test(character))
    if (example === undefined) continue
    others = others.filter((character) => !pattern.test(character))
    if (reportedScripts.has(script)) continue
    reportedScripts.add(script)
    warnings.push({
      severity: 'warning',
      file,
      message: `no font of the social images has ${script} characters such as ${named(example)}; they are left out of ${path} and others`,
      hint: `Put a font that has them into the site's folder and name it in site.config.ts: social: { fonts: ['fonts/${font}.ttf'] }.`,
    })
  }
  if (others.length > 0)
    warnings.push({
      severity: 'warning',
      file,
      message: `no font of the social images has ${others.map(named).join(', ')}; left out of ${path}`,
      hint: 'Name a font file that has it in site.config.ts: social: { fonts: ["…"] }.',
    })
  return warnings
}

function named(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `“${character}” (U+${code})`
}
