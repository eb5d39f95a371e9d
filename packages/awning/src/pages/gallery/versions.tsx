import { format } from '../../i18n/format.ts'
import { VersionBadge, VersionBanner } from '../../theme/docs/VersionBanner.tsx'
import { VersionsMenu } from '../../theme/docs/VersionsMenu.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { sampleHref, localized, type Sample } from './sample.ts'

/** Components for versions of the docs. */
export function versions(site: Site): Sample[] {
  const { t, config } = site
  const banner = (text: string) => (
    <VersionBanner
      text={format(text, { title: site.text(config.title), label: '1.0' })}
      advice={t.versionAdvice}
      latest={{
        name: '2.0',
        label: format(t.versionLatest, { label: '2.0' }),
        href: site.href(sampleHref('latest')),
      }}
    />
  )
  return [
    {
      name: 'VersionsMenu',
      file: 'theme/docs/VersionsMenu.tsx',
      note: localized('指上去或按下去打开。', 'Opens on hover or press.'),
      states: [
        {
          element: (
            <VersionsMenu
              label={t.versions}
              versions={[
                choice(site, '2.0', sampleHref('two'), true),
                choice(site, '1.0', '/_theme', false),
              ]}
            />
          ),
        },
      ],
    },
    {
      name: 'VersionBanner',
      file: 'theme/docs/VersionBanner.tsx',
      states: [
        { name: localized('未发布', 'Unreleased'), element: banner(t.versionUnreleased) },
        { name: localized('不再维护', 'Unmaintained'), element: banner(t.versionUnmaintained) },
      ],
    },
    {
      name: 'VersionBadge',
      file: 'theme/docs/VersionBanner.tsx',
      states: [{ element: <VersionBadge text={format(t.versionBadge, { label: '1.0' })} /> }],
    },
  ]
}

function choice(site: Site, name: string, prefix: string, isLatest: boolean) {
  return { name, label: name, prefix, href: site.href(prefix), isLatest }
}
