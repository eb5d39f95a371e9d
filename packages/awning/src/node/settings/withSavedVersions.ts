import { pathBelow } from '../../config/address.ts'
import { SettingsError } from '../../config/settingsError.ts'
import type { SiteConfig } from '../../config/site.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import { readYamlFile } from '../../content/readYamlFile.ts'
import { versionsSchema, type SavedVersion } from '../../content/savedVersion.ts'
import { versionsFile } from '../../content/sourcePath.ts'

/** What readers call the docs that authors write on, if the settings have no label. */
const currentLabel = 'Latest'

/** The settings with the versions of the docs that `awning version` has saved. */
export function withSavedVersions(config: SiteConfig, root: string): SiteConfig {
  const saved = savedVersions(root)
  if (saved.length === 0) return config
  const { docs } = config
  return {
    ...config,
    docs: {
      ...docs,
      versions: [
        ...docs.versions.map((version) => ({ ...version, label: version.label || currentLabel })),
        ...saved.map(({ name, label, main, banner }) => ({
          name,
          label,
          banner,
          path: pathBelow(docs.path, `/${name}`),
          ...(main === undefined ? {} : { main: pathBelow(docs.path, main) }),
        })),
      ],
      sidebars: Object.assign(
        { ...docs.sidebars },
        ...saved.map(({ name, sidebars }) =>
          Object.fromEntries(
            Object.entries(sidebars).map(([key, sidebar]) => [sidebarName(key, name), sidebar]),
          ),
        ),
      ),
    },
  }
}

/** The name of a version's sidebar among those of all versions. */
export function sidebarName(sidebar: string, version: string): string {
  return `${sidebar} ${version}`
}

export function savedVersions(root: string): SavedVersion[] {
  const mistakes: Diagnostic[] = []
  const { data } = readYamlFile(root, versionsFile, versionsSchema, (mistake) =>
    mistakes.push(mistake),
  )
  if (mistakes.length > 0) throw new SettingsError(formatDiagnostics(mistakes))
  return data ?? []
}
