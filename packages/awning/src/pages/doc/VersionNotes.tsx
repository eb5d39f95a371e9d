import type { ReactNode } from 'react'
import { format } from '../../i18n/format.ts'
import { VersionBadge, VersionBanner } from '../../theme/docs/VersionBanner.tsx'
import type { Site } from '../../theme/localeSite.ts'
import type { DocVersion } from '../docVersions.ts'

/** A note about the version of a doc, if there are several versions. */
export function VersionNotes({
  site,
  versions,
}: {
  site: Site
  versions: readonly DocVersion[]
}): ReactNode {
  const { t, config } = site
  const active = versions.find(({ isActive }) => isActive)
  const latest = versions.find(({ isLatest }) => isLatest)
  if (!active || !latest || versions.length < 2) return null
  const text = active.banner === 'unreleased' ? t.versionUnreleased : t.versionUnmaintained
  return (
    <>
      {active.banner !== 'none' && (
        <VersionBanner
          text={format(text, { title: site.text(config.title), label: active.label })}
          advice={t.versionAdvice}
          latest={{
            name: latest.name,
            label: format(t.versionLatest, { label: latest.label }),
            href: site.href(latest.path),
          }}
        />
      )}
      <VersionBadge text={format(t.versionBadge, { label: active.label })} />
    </>
  )
}
