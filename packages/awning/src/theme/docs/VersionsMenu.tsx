'use client'

import type { ReactNode } from 'react'
import { usePreferredVersion } from '../../client/preferredVersion.ts'
import { useView } from '../../client/view.ts'
import { samePathKey } from '../../config/address.ts'
import { versionAt } from '../../config/versionAt.ts'
import { Dropdown } from '../navbar/Dropdown.tsx'
import { VersionLink } from './VersionLink.tsx'
import styles from './Versions.module.css'

export interface VersionChoice {
  readonly name: string
  readonly label: string
  /** Prefix of the paths of its docs. */
  readonly prefix: string
  /** Address of its main doc. */
  readonly href: string
  readonly isLatest: boolean
}

interface Props {
  readonly label: string
  readonly versions: readonly VersionChoice[]
}

/** The menu above the docs sidebar: shows the current version and links to the others. */
export function VersionsMenu({ label, versions }: Props): ReactNode {
  const { path, head } = useView()
  const here = samePathKey(path)
  const active = versionAt(versions, here)
  const preferred = usePreferredVersion()
  const shown =
    active ??
    versions.find(({ name }) => name === preferred) ??
    versions.find(({ isLatest }) => isLatest)
  const text = shown?.label ?? label
  return (
    <Dropdown id="DocsVersions" label={`${label}: ${text}`} className={styles['menu']} shown={text}>
      <ul>
        {versions.map((version) => (
          <li key={version.name}>
            <VersionLink
              name={version.name}
              href={head.versions?.[version.name] ?? version.href}
              isCurrent={version === active}
            >
              {version.label}
            </VersionLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  )
}
