import { Html } from '../../theme/article/Html.tsx'
import { SiteLink } from '../../theme/link/SiteLink.tsx'
import { Brand } from '../../theme/navbar/Brand.tsx'
import { ThemeSwitch } from '../../theme/navbar/ThemeSwitch.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { pageFrame } from './pageFrame.ts'
import { sampleHref, localized, type Group } from './sample.ts'

export function controls(site: Site): Group {
  const link = { label: localized('站内的一页', 'A page of the site'), to: sampleHref('link') }
  const elsewhere = {
    label: localized('别的网站', 'Another site'),
    to: site.config.repository ?? 'https://example.com',
  }
  return {
    id: 'controls',
    title: localized('链接与按钮', 'Links and buttons'),
    samples: [
      {
        name: 'SiteLink, ExternalLink',
        file: 'theme/link/',
        note: localized(
          '外框上的链接，颜色由所在之处决定；指上去的样子也是。',
          'Links of the chrome: where they stand decides their colour, and what hovering does.',
        ),
        states: [
          { name: localized('站内', 'Of the site'), element: <SiteLink site={site} link={link} /> },
          {
            name: localized('站外', 'Elsewhere'),
            element: <SiteLink site={site} link={elsewhere} />,
          },
        ],
      },
      {
        name: 'Prose links and buttons',
        file: 'theme/styles/prose.css',
        note: localized(
          '指到链接上，下划线变实。按Tab走到链接或按钮上，能看见焦点框（theme/styles/base.css）：两像素，强调色。',
          'Hovering makes the underline solid. Press Tab to reach a link or a button and see the focus ring (theme/styles/base.css): two pixels, in the accent.',
        ),
        states: [{ element: <Html html={proseControls(site)} /> }],
      },
      {
        name: 'Brand',
        file: 'theme/navbar/Brand.tsx',
        states: [{ element: <Brand site={site} /> }],
      },
      {
        name: 'ThemeSwitch',
        file: 'theme/navbar/ThemeSwitch.tsx',
        note: localized(
          '指上去有底色。按一下，换一种明暗。',
          'Hovering gives it a ground. Press it.',
        ),
        states: [{ element: <ThemeSwitch t={site.t} /> }],
      },
      ...pageFrame,
    ],
  }
}

function proseControls(site: Site): string {
  const [link, button] = site.locale.id === 'en' ? ['a link', 'A button'] : ['一个链接', '一个按钮']
  return `<p><a href="${site.href(sampleHref('prose-link'))}">${link}</a></p><p><button type="button">${button}</button></p>`
}
